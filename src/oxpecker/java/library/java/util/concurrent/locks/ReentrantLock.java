package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;
import oxpecker.Oox;

/** Who gets a lock that several wait for is not said, fair or not. */
public class ReentrantLock implements Lock, java.io.Serializable {
    private final Object monitor = new Object();
    private Thread owner;
    private int holds;

    public ReentrantLock() {
    }

    public ReentrantLock(boolean fair) {
    }

    public void lock() {
        Thread current = Thread.currentThread();
        synchronized (monitor) {
            take(current, 1);
        }
    }

    /** The monitor is held. */
    private void take(Thread current, int count) {
        while (holds > 0 && owner != current) {
            Oox.await(monitor);
        }
        owner = current;
        holds += count;
    }

    public void lockInterruptibly() throws InterruptedException {
        lock();
    }

    public boolean tryLock() {
        Thread current = Thread.currentThread();
        synchronized (monitor) {
            if (holds > 0 && owner != current) {
                return false;
            }
            take(current, 1);
            return true;
        }
    }

    public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
        if (Oox.nondetBoolean()) {
            return tryLock();
        }
        lock();
        return true;
    }

    public void unlock() {
        Thread current = Thread.currentThread();
        synchronized (monitor) {
            check(current);
            holds--;
            if (holds == 0) {
                owner = null;
                Oox.notifyAll(monitor);
            }
        }
    }

    private void check(Thread current) {
        if (holds == 0 || owner != current) {
            throw new IllegalMonitorStateException();
        }
    }

    public boolean isLocked() {
        synchronized (monitor) {
            return holds > 0;
        }
    }

    public boolean isHeldByCurrentThread() {
        return getHoldCount() > 0;
    }

    public int getHoldCount() {
        Thread current = Thread.currentThread();
        synchronized (monitor) {
            return owner == current ? holds : 0;
        }
    }

    public Condition newCondition() {
        return new Waiting();
    }

    /** Those who wait are served in the order in which they came. */
    private class Waiting implements Condition {
        private int came;
        private int served;

        public void await() throws InterruptedException {
            Thread current = Thread.currentThread();
            synchronized (monitor) {
                check(current);
                int saved = holds;
                int ticket = came;
                came++;
                holds = 0;
                owner = null;
                Oox.notifyAll(monitor);
                while (ticket >= served) {
                    Oox.await(monitor);
                }
                take(current, saved);
            }
        }

        public void signal() {
            wake(1);
        }

        public void signalAll() {
            wake(Integer.MAX_VALUE);
        }

        private void wake(int count) {
            Thread current = Thread.currentThread();
            synchronized (monitor) {
                check(current);
                served += Math.min(count, came - served);
                Oox.notifyAll(monitor);
            }
        }
    }
}
