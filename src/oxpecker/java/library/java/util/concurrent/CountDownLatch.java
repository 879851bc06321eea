package java.util.concurrent;

import oxpecker.Gate;
import oxpecker.Interrupts;
import oxpecker.Oox;

public class CountDownLatch {
    /** Open when the count is zero. */
    private final Gate gate;
    /** Whether other code has made it: then its count is a number, since it may be any. */
    private boolean $given;
    private int count;

    public CountDownLatch(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count < 0");
        }
        this.gate = new Gate(this, count);
    }

    public void countDown() {
        if ($given) {
            countDownGiven();
        } else {
            Oox.openGate(gate);
        }
    }

    private synchronized void countDownGiven() {
        if (count > 0) {
            count--;
        }
        if (count == 0) {
            notifyAll();
        }
    }

    public void await() throws InterruptedException {
        if ($given) {
            awaitGiven();
        } else {
            Interrupts.await(gate);
        }
    }

    private synchronized void awaitGiven() throws InterruptedException {
        Interrupts.check();
        while (count > 0) {
            wait();
        }
    }

    /** Waits until the count is zero or, at any moment, the time is over. */
    public boolean await(long time, TimeUnit unit) throws InterruptedException {
        if (Oox.nondetBoolean() && ($given ? countGiven() > 0 : gate.isShut())) {
            Interrupts.check();
            return false;
        }
        await();
        return true;
    }

    public long getCount() {
        return $given ? countGiven() : gate.missing();
    }

    private synchronized int countGiven() {
        return count;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return $given && count >= 0;
    }
}
