package oxpecker;

/**
 * What threads wait at until it has been opened as often as it was closed; waiting is one step, and the order of those
 * who open it does not matter. It belongs to an object of the library; reports name that object in its place.
 */
public final class Gate {
    private volatile int count;
    private final Object $for;

    public Gate(Object whole, int closed) {
        this.$for = whole;
        this.count = 0;
        for (int i = 0; i < closed; i++) {
            Oox.closeGate(this);
        }
    }

    /** Whether it is closed, as somebody finds whose time to wait is over. */
    public boolean isShut() {
        try {
            Oox.testGate(this);
            return true;
        } catch (IllegalMonitorStateException open) {
            return false;
        }
    }

    /** How often it must still be opened. */
    public int missing() {
        return Math.max(0, count);
    }
}
