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

    /** A gate that has been opened so often already: a semaphore with so many permits. */
    public static Gate opened(Object whole, int times) {
        Gate gate = new Gate(whole, 0);
        gate.count = -times;
        return gate;
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

    /** How often it can still be taken. */
    public int permits() {
        return -count;
    }

    /** How often it must still be opened. */
    public int missing() {
        return Math.max(0, count);
    }
}
