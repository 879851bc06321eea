package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;
import oxpecker.Interrupts;
import oxpecker.Monitor;
import oxpecker.Oox;

/**
 * The writer is in the monitor as long as it writes. Readers pass through it, and each holds a monitor of its own, by
 * which it is known. Who gets the lock that several wait for is not said, fair or not.
 */
public class ReentrantReadWriteLock implements ReadWriteLock, java.io.Serializable {
    private final Monitor monitor = new Monitor(this);
    private final ReadLock reading = new ReadLock(this);
    private final WriteLock writing = new WriteLock(this);
    private Hold readers;
    private int writes;
    /** Whether other code had the lock before: then another thread may be in. */
    private boolean $given;

    /** That a thread reads. */
    private static final class Hold {
        final Monitor token;
        int count = 1;
        Hold next;

        Hold(Object whole, Hold next) {
            this.token = new Monitor(whole);
            this.next = next;
        }
    }

    public ReentrantReadWriteLock() {
    }

    public ReentrantReadWriteLock(boolean fair) {
    }

    public ReadLock readLock() {
        return reading;
    }

    public WriteLock writeLock() {
        return writing;
    }

    /** What the thread at hand holds; it is in the monitor. */
    private Hold own() {
        for (Hold hold = readers; hold != null; hold = hold.next) {
            try {
                Oox.notifyOne(hold.token);
                return hold;
            } catch (IllegalMonitorStateException exception) {
                continue;
            }
        }
        return null;
    }

    /** The thread at hand reads once more; it is in the monitor. */
    private void beginReading() {
        Hold hold = own();
        if (hold != null) {
            hold.count++;
        } else {
            readers = new Hold(this, readers);
            Oox.enter(readers.token);
        }
    }

    private void endReading() {
        Hold hold = own();
        if (hold == null) {
            Oox.leave(monitor);
            throw new IllegalMonitorStateException("attempt to unlock read lock, not locked by current thread");
        }
        hold.count--;
        if (hold.count > 0) {
            return;
        }
        Oox.leave(hold.token);
        if (readers == hold) {
            readers = hold.next;
        } else {
            Hold before = readers;
            while (before.next != hold) {
                before = before.next;
            }
            before.next = hold.next;
        }
        Oox.notifyAll(monitor);
    }

    public int getReadLockCount() {
        if ($given) {
            Oox.unsupported("who holds a lock that is an input");
        }
        int count = 0;
        Oox.enter(monitor);
        for (Hold hold = readers; hold != null; hold = hold.next) {
            count += hold.count;
        }
        Oox.leave(monitor);
        return count;
    }

    public boolean isWriteLockedByCurrentThread() {
        return $given && writes == 0 ? Oox.unsupported("who holds a lock that is an input") : isWriting();
    }

    /** Whether the thread at hand writes. */
    private boolean isWriting() {
        try {
            Oox.tryEnter(monitor);
        } catch (IllegalMonitorStateException exception) {
            return false;
        }
        boolean own = writes > 0;
        Oox.leave(monitor);
        return own;
    }

    public static class ReadLock implements Lock, java.io.Serializable {
        private final ReentrantReadWriteLock whole;

        protected ReadLock(ReentrantReadWriteLock whole) {
            this.whole = java.util.Objects.requireNonNull(whole);
        }

        boolean $constructed() {
            return whole != null;
        }

        public void lock() {
            Oox.enter(whole.monitor);
            whole.beginReading();
            Oox.leave(whole.monitor);
        }

        public void lockInterruptibly() throws InterruptedException {
            if (Interrupts.possible()) {
                Oox.unsupported("interrupting a thread that may wait for a lock for reading or writing");
            }
            lock();
        }

        public boolean tryLock() {
            if (whole.$given && whole.writes == 0 && whole.readers == null && Oox.nondetBoolean()) {
                return false;
            }
            try {
                Oox.tryEnter(whole.monitor);
            } catch (IllegalMonitorStateException exception) {
                // Another thread may only be passing: whether it writes is what counts.
                return Oox.unsupported("'tryLock' for reading while another thread is in the lock");
            }
            whole.beginReading();
            Oox.leave(whole.monitor);
            return true;
        }

        public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
            Interrupts.check();
            return tryLock();
        }

        public void unlock() {
            Oox.enter(whole.monitor);
            whole.endReading();
            Oox.leave(whole.monitor);
        }

        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }

    public static class WriteLock implements Lock, java.io.Serializable {
        private final ReentrantReadWriteLock whole;

        protected WriteLock(ReentrantReadWriteLock whole) {
            this.whole = java.util.Objects.requireNonNull(whole);
        }

        boolean $constructed() {
            return whole != null;
        }

        public void lock() {
            Oox.enter(whole.monitor);
            while (whole.writes == 0 && whole.readers != null) {
                Oox.await(whole.monitor);
            }
            whole.writes++;
        }

        public void lockInterruptibly() throws InterruptedException {
            if (Interrupts.possible()) {
                Oox.unsupported("interrupting a thread that may wait for a lock for reading or writing");
            }
            lock();
        }

        public boolean tryLock() {
            return Oox.unsupported("'tryLock' for writing");
        }

        public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
            Interrupts.check();
            return tryLock();
        }

        public void unlock() {
            if (!whole.isWriting()) {
                throw new IllegalMonitorStateException();
            }
            whole.writes--;
            Oox.notifyAll(whole.monitor);
            Oox.leave(whole.monitor);
        }

        public boolean isHeldByCurrentThread() {
            return whole.isWriteLockedByCurrentThread();
        }

        public Condition newCondition() {
            return Oox.unsupported("conditions of a lock for writing");
        }
    }

    // --- as an input ---------------------------------------------------------------------------------------

    /** Nobody is in when the method under check begins. */
    boolean $constructed() {
        boolean lock = monitor != null && readers == null && writes == 0 && $given;
        return lock && reading != null && reading.whole == this && writing != null && writing.whole == this;
    }
}
