package java.util.concurrent;

import oxpecker.Gate;
import oxpecker.Interrupts;
import oxpecker.Oox;

public class CyclicBarrier {
    private final int parties;
    private final Runnable action;
    private int missing;
    private Generation current;
    /** Whether those who wait are notified, not let through a gate: other code has made it, or a wait may be interrupted. */
    private boolean $given;

    /** Those who pass the barrier together. */
    private static final class Generation {
        /** Open when all have come, or the barrier is broken. */
        private Gate gate;
        boolean opened;
        volatile boolean broken;
    }

    public CyclicBarrier(int parties) {
        this(parties, null);
    }

    public CyclicBarrier(int parties, Runnable action) {
        if (parties <= 0) {
            throw new IllegalArgumentException();
        }
        this.parties = parties;
        this.action = action;
        this.$given = Interrupts.possible();
        begin();
    }

    public int await() throws InterruptedException, BrokenBarrierException {
        if ($given) {
            return awaitGiven();
        }
        Generation mine;
        int index;
        synchronized (this) {
            mine = arrive();
            index = missing;
            if (index == 0) {
                open();
            }
        }
        Oox.awaitGate(mine.gate);
        return passed(mine, index);
    }

    private synchronized int awaitGiven() throws InterruptedException, BrokenBarrierException {
        Generation mine = arrive();
        int index = missing;
        if (index == 0) {
            open();
        }
        while (!mine.opened && !mine.broken) {
            waitOrBreak(mine);
        }
        return passed(mine, index);
    }

    /** Waits until the others have come or, at any moment, the time is over. */
    public int await(long time, TimeUnit unit) throws InterruptedException, BrokenBarrierException, TimeoutException {
        if ($given) {
            return awaitGiven(time);
        }
        Generation mine;
        int index;
        synchronized (this) {
            mine = arrive();
            index = missing;
            if (index == 0) {
                open();
            } else if (Oox.nondetBoolean()) {
                breakBarrier();
                throw new TimeoutException();
            }
        }
        Oox.awaitGate(mine.gate);
        return passed(mine, index);
    }

    private synchronized int awaitGiven(long time)
            throws InterruptedException, BrokenBarrierException, TimeoutException {
        Generation mine = arrive();
        int index = missing;
        if (index == 0) {
            open();
        }
        while (!mine.opened && !mine.broken) {
            if (Oox.nondetBoolean()) {
                breakBarrier();
                throw new TimeoutException();
            }
            waitOrBreak(mine);
        }
        return passed(mine, index);
    }

    private Generation arrive() throws InterruptedException, BrokenBarrierException {
        if (current.broken) {
            throw new BrokenBarrierException();
        }
        if (Interrupts.possible() && Thread.interrupted()) {
            breakBarrier();
            throw new InterruptedException();
        }
        missing--;
        return current;
    }

    /** The last one has come. */
    private void open() {
        boolean ran = false;
        try {
            if (action != null) {
                action.run();
            }
            ran = true;
        } finally {
            if (!ran) {
                breakBarrier();
            }
        }
        current.opened = true;
        letThrough();
        begin();
    }

    private void letThrough() {
        if ($given) {
            notifyAll();
        } else if (current.gate.missing() > 0) {
            Oox.openGate(current.gate);
        }
    }

    private void begin() {
        missing = parties;
        current = new Generation();
        if (!$given) {
            current.gate = new Gate(this, 1);
        }
    }

    private void waitOrBreak(Generation mine) throws InterruptedException {
        try {
            wait();
        } catch (InterruptedException interrupted) {
            if (!mine.opened && !mine.broken) {
                breakBarrier();
                throw interrupted;
            }
            // Whoever could go on before it was interrupted does, and is interrupted afterwards.
            Oox.openGate(Thread.$interruption());
        }
    }

    private int passed(Generation mine, int index) throws BrokenBarrierException {
        if (mine.broken) {
            throw new BrokenBarrierException();
        }
        return index;
    }

    private void breakBarrier() {
        current.broken = true;
        missing = parties;
        letThrough();
    }

    public synchronized void reset() {
        breakBarrier();
        begin();
    }

    public int getParties() {
        return parties;
    }

    public synchronized int getNumberWaiting() {
        return parties - missing;
    }

    public synchronized boolean isBroken() {
        return current.broken;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        boolean begun = current != null && !current.opened && (!current.broken || missing == parties);
        return $given && begun && 0 < missing && missing <= parties;
    }
}
