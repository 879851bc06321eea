package java.util.concurrent;

public class CyclicBarrier {
    private final int parties;
    private final Runnable action;
    private int missing;
    /** How often the barrier has opened. */
    private int opened;

    public CyclicBarrier(int parties) {
        this(parties, null);
    }

    public CyclicBarrier(int parties, Runnable action) {
        if (parties <= 0) {
            throw new IllegalArgumentException();
        }
        this.parties = parties;
        this.action = action;
        this.missing = parties;
    }

    public synchronized int await() throws InterruptedException, BrokenBarrierException {
        missing--;
        int index = missing;
        if (index == 0) {
            if (action != null) {
                action.run();
            }
            missing = parties;
            opened++;
            notifyAll();
            return 0;
        }
        int before = opened;
        while (opened == before) {
            wait();
        }
        return index;
    }

    public int getParties() {
        return parties;
    }

    public synchronized int getNumberWaiting() {
        return parties - missing;
    }

    public synchronized boolean isBroken() {
        return false;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return 0 < missing && missing <= parties;
    }
}
