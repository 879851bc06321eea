package java.util.concurrent;

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

    public synchronized boolean tryAcquire() {
        if (permits < 1) {
            return false;
        }
        permits--;
        return true;
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
