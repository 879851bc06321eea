/** Slots of a hash table. */
public final class HashSlot {
    private HashSlot() {}

    static int abs(int x) {
        return x < 0 ? -x : x;
    }

    /** How often a slot is used in a table of the given size, after one use by the hash. */
    public static int slot(int hash, int size) {
        if (size <= 0) {
            throw new IllegalArgumentException("size");
        }
        int[] used = new int[Math.min(size, 1000)];
        int slot = Math.floorMod(hash, used.length);
        return ++used[slot];
    }
}
