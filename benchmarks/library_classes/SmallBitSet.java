/** A set of the numbers from 0 to 31. */
public class SmallBitSet {
    private int bits;

    public boolean has(int index) {
        return index >= 0 && index < 32 && (bits & (1 << index)) != 0;
    }

    public void add(int index) {
        if (index < 0 || index > 31) {
            throw new IllegalArgumentException("index");
        }
        bits |= 1 << index;
    }

    public void remove(int index) {
        if (has(index)) {
            bits ^= 1 << index;
        }
    }

    public int value() {
        return bits;
    }
}
