package java.util.concurrent;

import oxpecker.Gate;
import oxpecker.Interrupts;
import oxpecker.Oox;

public class Semaphore {
    /** The most permits that a gate counts; the number at the start must be known for that. */
    private static final int COUNTED = 8;

    /** Open as often as there are permits. */
    private Gate gate;
    /** Whether its permits are a number: they may be any, or a wait for them may be interrupted. */
    private boolean $given;
    private int permits;

    public Semaphore(int permits) {
        this(permits, false);
    }

    public Semaphore(int permits, boolean fair) {
        this.$given = Interrupts.possible() || permits < 0 || permits > COUNTED;
        if ($given) {
            this.permits = permits;
        } else {
            this.gate = Gate.opened(this, known(permits));
        }
    }

    public void acquire() throws InterruptedException {
        acquire(1);
    }

    public void acquire(int count) throws InterruptedException {
        if ($given) {
            acquireGiven(count);
        } else {
            Oox.takeGate(gate, checked(count));
        }
    }

    private synchronized void acquireGiven(int count) throws InterruptedException {
        checked(count);
        Interrupts.check();
        while (permits < count) {
            wait();
        }
        permits -= count;
    }

    public void acquireUninterruptibly() {
        acquireUninterruptibly(1);
    }

    public void acquireUninterruptibly(int count) {
        if (!$given) {
            Oox.takeGate(gate, checked(count));
            return;
        }
        synchronized (this) {
            checked(count);
            while (permits < count) {
                Oox.await(this);
            }
            permits -= count;
        }
    }

    public boolean tryAcquire() {
        return tryAcquire(1);
    }

    public boolean tryAcquire(int count) {
        if ($given) {
            return tryAcquireGiven(count);
        }
        int wanted = checked(count);
        try {
            Oox.tryGate(gate, wanted);
            return true;
        } catch (IllegalMonitorStateException tooFew) {
            return false;
        }
    }

    private synchronized boolean tryAcquireGiven(int count) {
        checked(count);
        if (permits < count) {
            return false;
        }
        permits -= count;
        return true;
    }

    /** Waits until there is a permit or, at any moment, the time is over. */
    public boolean tryAcquire(long time, TimeUnit unit) throws InterruptedException {
        return tryAcquire(1, time, unit);
    }

    public boolean tryAcquire(int count, long time, TimeUnit unit) throws InterruptedException {
        if ($given) {
            return tryAcquireGiven(count, time);
        }
        int wanted = checked(count);
        if (Oox.nondetBoolean() && gate.permits() < wanted) {
            return false;
        }
        Oox.takeGate(gate, wanted);
        return true;
    }

    private synchronized boolean tryAcquireGiven(int count, long time) throws InterruptedException {
        checked(count);
        Interrupts.check();
        while (permits < count) {
            if (Oox.nondetBoolean()) {
                return false;
            }
            wait();
        }
        permits -= count;
        return true;
    }

    public int drainPermits() {
        if ($given) {
            return drainGiven();
        }
        int drained = 0;
        while (tryAcquire(1)) {
            drained++;
        }
        return drained;
    }

    private synchronized int drainGiven() {
        int all = permits;
        permits = 0;
        return all;
    }

    public void release() {
        release(1);
    }

    public void release(int count) {
        if ($given) {
            releaseGiven(count);
        } else {
            Oox.openGate(gate, checked(count));
        }
    }

    private synchronized void releaseGiven(int count) {
        checked(count);
        if (permits + count < permits) {
            throw new Error("Maximum permit count exceeded");
        }
        permits += count;
        notifyAll();
    }

    public int availablePermits() {
        return $given ? availableGiven() : gate.permits();
    }

    private synchronized int availableGiven() {
        return permits;
    }

    private static int checked(int count) {
        if (count < 0) {
            throw new IllegalArgumentException();
        }
        return known(count);
    }

    /** The same number, one path for each if it is small. */
    private static int known(int count) {
        for (int each = 0; each <= COUNTED; each++) {
            if (count == each) {
                return each;
            }
        }
        return count;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return $given;
    }
}
