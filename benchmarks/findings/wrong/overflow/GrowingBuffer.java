/** Capacities of buffers. */
public final class GrowingBuffer {
    private GrowingBuffer() {}

    /** A capacity of at least the wanted one, and twice as large as before if that is possible. */
    public static int capacityFor(int wanted, int capacity) {
        if (capacity < 1 || wanted < 1) {
            throw new IllegalArgumentException("not positive");
        }
        int next = capacity * 2;
        assert next > capacity || capacity == Integer.MAX_VALUE : "the capacity wrapped around";
        return Math.max(next, wanted);
    }
}
