/** A thermostat with a safe range. */
public class Thermostat {
    private static final int LOWEST = 5;
    private static final int HIGHEST = 30;

    //@ public invariant LOWEST <= target && target <= HIGHEST;
    private /*@ spec_public */ int target;

    //@ requires 5 <= target && target <= 30;
    public Thermostat(int target) {
        this.target = target;
    }

    //@ requires 0 <= degrees && degrees <= 100;
    public void raise(int degrees) {
        target = target + degrees;
    }

    public int target() {
        return target;
    }
}
