/** A limit that must be positive. */
public class Capacity {
    private final int limit;

    /** Refuses limits that are not positive. */
    public Capacity(int limit) {
        if (limit <= 0) {
            limit = 1;
        }
        this.limit = limit;
    }

    public int limit() {
        return limit;
    }
}
