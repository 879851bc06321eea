package java.util.concurrent;

import oxpecker.Interrupts;

public class Semaphore {
    private int permits;

    public Semaphore(int permits) {
        this.permits = permits;
    }

    public Semaphore(int permits, boolean fair) {
        this.permits = permits;
    }

    public void acquire() throws InterruptedException {
        acquire(1);
    }

    public synchronized void acquire(int count) throws InterruptedException {
        Interrupts.check();
        while (permits < count) {
            wait();
        }
        permits -= count;
    }

    public void acquireUninterruptibly() {
        synchronized (this) {
            while (permits < 1) {
                oxpecker.Oox.await(this);
            }
            permits--;
        }
    }

    public boolean tryAcquire() {
        return tryAcquire(1);
    }

    public synchronized boolean tryAcquire(int count) {
        if (permits < count) {
            return false;
        }
        permits -= count;
        return true;
    }

    /** Waits until there is a permit or, at any moment, the time is over. */
    public synchronized boolean tryAcquire(long time, TimeUnit unit) throws InterruptedException {
        Interrupts.check();
        while (permits < 1) {
            if (oxpecker.Oox.nondetBoolean()) {
                return false;
            }
            wait();
        }
        permits--;
        return true;
    }

    public synchronized int drainPermits() {
        int all = permits;
        permits = 0;
        return all;
    }

    public void release() {
        release(1);
    }

    public synchronized void release(int count) {
        permits += count;
        notifyAll();
    }

    public synchronized int availablePermits() {
        return permits;
    }
}
