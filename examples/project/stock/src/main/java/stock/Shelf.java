package stock;

public class Shelf {
    private int amount;

    //@ requires count >= 0;
    //@ ensures 0 <= \result && \result <= count;
    public int take(int count) {
        int taken = Math.max(0, Math.min(count, amount));
        amount -= taken;
        return taken;
    }
}
