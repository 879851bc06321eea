/** A table over byte values. */
public final class ByteTable {
    private ByteTable() {}

    /** How many of the values 0 to 199 have their lowest bit set. */
    public static int ones() {
        int ones = 0;
        for (short value = 0; value < 200; value++) {
            ones += value & 1;
        }
        return ones;
    }
}
