package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;
import oxpecker.Monitor;
import oxpecker.Oox;

/** Who gets a lock that several wait for is not said, fair or not. */
public class ReentrantLock implements Lock, java.io.Serializable {
    private final Monitor monitor = new Monitor(this);
    /** How often the owner is in; only the owner changes it. */
    private int holds;
    /** Whether other code had the lock before: then another thread may be in. */
    private boolean $given;

    public ReentrantLock() {
    }

    public ReentrantLock(boolean fair) {
    }

    public void lock() {
        Oox.enter(monitor);
        holds++;
    }

    public void lockInterruptibly() throws InterruptedException {
        lock();
    }

    public boolean tryLock() {
        if ($given && holds == 0 && Oox.nondetBoolean()) {
            return false;
        }
        try {
            Oox.tryEnter(monitor);
        } catch (IllegalMonitorStateException exception) {
            return false;
        }
        holds++;
        return true;
    }

    public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
        if (Oox.nondetBoolean()) {
            return tryLock();
        }
        lock();
        return true;
    }

    public void unlock() {
        check();
        holds--;
        Oox.leave(monitor);
    }

    private void check() {
        if (count() == 0) {
            throw new IllegalMonitorStateException();
        }
    }

    public boolean isLocked() {
        if ($given && holds == 0) {
            return Oox.nondetBoolean();
        }
        try {
            Oox.tryEnter(monitor);
        } catch (IllegalMonitorStateException exception) {
            return true;
        }
        boolean own = holds > 0;
        Oox.leave(monitor);
        return own;
    }

    public boolean isHeldByCurrentThread() {
        return getHoldCount() > 0;
    }

    public int getHoldCount() {
        return $given && holds == 0 ? Oox.unsupported("who holds a lock that is an input") : count();
    }

    private int count() {
        try {
            Oox.tryEnter(monitor);
        } catch (IllegalMonitorStateException exception) {
            return 0;
        }
        int count = holds;
        Oox.leave(monitor);
        return count;
    }

    public Condition newCondition() {
        return new Waiting();
    }

    /** Those who wait are served in the order in which they came. */
    private class Waiting implements Condition {
        private int came;
        private int served;

        public void await() throws InterruptedException {
            check();
            int saved = holds;
            int ticket = came;
            came++;
            holds = 0;
            while (ticket >= served) {
                Oox.await(monitor);
            }
            holds = saved;
        }

        public void signal() {
            wake(1);
        }

        public void signalAll() {
            wake(Integer.MAX_VALUE);
        }

        private void wake(int count) {
            check();
            served += Math.min(count, came - served);
            Oox.notifyAll(monitor);
        }
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return monitor != null && holds == 0 && $given;
    }
}
