package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;
import oxpecker.Interrupts;
import oxpecker.Monitor;
import oxpecker.Oox;

/**
 * The state counts readers in its seven lowest bits, has a bit for the writer, and above it the number of times that
 * the lock was taken and left for writing; stamps are states. No thread owns the lock, and it is not reentrant.
 */
public class StampedLock implements java.io.Serializable {
    private static final long READER = 1;
    private static final long READERS = 127;
    private static final long MOST = 126;
    private static final long WRITER = 128;
    private static final long HOLDS = READERS | WRITER;
    private static final long VERSION = ~READERS;
    private static final long FIRST = WRITER << 1;

    /** Held while the state changes; who waits for the lock waits on it. */
    private final Monitor monitor = new Monitor(this);
    private volatile long state = FIRST;
    /** Whether other code had the lock before: then another thread may be in, or come in. */
    private boolean $given;

    public StampedLock() {
    }

    /** Whether a thread that is not known has the lock, or has had it meanwhile. */
    private boolean isDisturbed() {
        return $given && Oox.nondetBoolean();
    }

    private long change(long next) {
        state = next;
        return next;
    }

    private void free(long next) {
        state = next == 0 ? FIRST : next;
        Oox.notifyAll(monitor);
    }

    private long beginReading() {
        if ((state & READERS) >= MOST) {
            Oox.unsupported("more than 126 readers of a StampedLock");
        }
        return change(state + READER);
    }

    // --- writing and reading -------------------------------------------------------------------------------

    public long writeLock() {
        Oox.enter(monitor);
        while ((state & HOLDS) != 0) {
            Oox.await(monitor);
        }
        long stamp = change(state | WRITER);
        Oox.leave(monitor);
        return stamp;
    }

    public long writeLockInterruptibly() throws InterruptedException {
        Interrupts.check();
        Oox.enter(monitor);
        try {
            while ((state & HOLDS) != 0) {
                Interrupts.await(monitor);
            }
            return change(state | WRITER);
        } finally {
            Oox.leave(monitor);
        }
    }

    public long tryWriteLock() {
        Oox.enter(monitor);
        boolean free = (state & HOLDS) == 0 && !isDisturbed();
        long stamp = free ? change(state | WRITER) : 0;
        Oox.leave(monitor);
        return stamp;
    }

    public long tryWriteLock(long time, TimeUnit unit) throws InterruptedException {
        if (Oox.nondetBoolean()) {
            Interrupts.check();
            return tryWriteLock();
        }
        return writeLockInterruptibly();
    }

    public long readLock() {
        Oox.enter(monitor);
        while ((state & WRITER) != 0) {
            Oox.await(monitor);
        }
        long stamp = beginReading();
        Oox.leave(monitor);
        return stamp;
    }

    public long readLockInterruptibly() throws InterruptedException {
        Interrupts.check();
        Oox.enter(monitor);
        try {
            while ((state & WRITER) != 0) {
                Interrupts.await(monitor);
            }
            return beginReading();
        } finally {
            Oox.leave(monitor);
        }
    }

    public long tryReadLock() {
        Oox.enter(monitor);
        boolean free = (state & WRITER) == 0 && ((state & READERS) != 0 || !isDisturbed());
        long stamp = free ? beginReading() : 0;
        Oox.leave(monitor);
        return stamp;
    }

    public long tryReadLock(long time, TimeUnit unit) throws InterruptedException {
        if (Oox.nondetBoolean()) {
            Interrupts.check();
            return tryReadLock();
        }
        return readLockInterruptibly();
    }

    public long tryOptimisticRead() {
        long now = state;
        boolean free = (now & WRITER) == 0 && ((now & READERS) != 0 || !isDisturbed());
        return free ? now & VERSION : 0;
    }

    /** Whether nobody has taken the lock for writing since it had a stamp. */
    public boolean validate(long stamp) {
        long now = state;
        return (stamp & VERSION) == (now & VERSION) && ((now & HOLDS) != 0 || !isDisturbed());
    }

    // --- the end -------------------------------------------------------------------------------------------

    public void unlockWrite(long stamp) {
        if (!endWriting(stamp)) {
            throw new IllegalMonitorStateException();
        }
    }

    public void unlockRead(long stamp) {
        if ((stamp & READERS) == 0 || !endReading(stamp)) {
            throw new IllegalMonitorStateException();
        }
    }

    public void unlock(long stamp) {
        if ((stamp & WRITER) != 0) {
            unlockWrite(stamp);
        } else {
            unlockRead(stamp);
        }
    }

    private boolean endWriting(long stamp) {
        Oox.enter(monitor);
        boolean right = state == stamp && (stamp & WRITER) != 0;
        if (right) {
            free(stamp + WRITER);
        }
        Oox.leave(monitor);
        return right;
    }

    private boolean endReading(long stamp) {
        Oox.enter(monitor);
        boolean right = (state & VERSION) == (stamp & VERSION) && (state & READERS) > 0;
        if (right) {
            free(state - READER);
        }
        Oox.leave(monitor);
        return right;
    }

    public boolean tryUnlockWrite() {
        return (state & WRITER) != 0 && endWriting(state);
    }

    public boolean tryUnlockRead() {
        return (state & READERS) != 0 && endReading(state);
    }

    // --- conversions ---------------------------------------------------------------------------------------

    public long tryConvertToWriteLock(long stamp) {
        Oox.enter(monitor);
        long converted = asWriter(stamp);
        Oox.leave(monitor);
        return converted;
    }

    private long asWriter(long stamp) {
        long held = stamp & HOLDS;
        long now = state & HOLDS;
        if ((state & VERSION) != (stamp & VERSION)) {
            return 0;
        }
        if (now == 0) {
            return held != 0 || isDisturbed() ? 0 : change(state | WRITER);
        }
        if (now == WRITER) {
            return held == WRITER ? stamp : 0;
        }
        return now == READER && held != 0 && !isDisturbed() ? change(state - READER + WRITER) : 0;
    }

    public long tryConvertToReadLock(long stamp) {
        Oox.enter(monitor);
        long converted = asReader(stamp);
        Oox.leave(monitor);
        return converted;
    }

    private long asReader(long stamp) {
        long held = stamp & HOLDS;
        if ((state & VERSION) != (stamp & VERSION)) {
            return 0;
        }
        if (held >= WRITER) {
            if (state != stamp) {
                return 0;
            }
            free(stamp + WRITER);
            return beginReading();
        }
        if (held == 0) {
            return (state & READERS) == 0 && isDisturbed() ? 0 : beginReading();
        }
        return (state & HOLDS) == 0 ? 0 : stamp;
    }

    public long tryConvertToOptimisticRead(long stamp) {
        Oox.enter(monitor);
        long converted = asOptimistic(stamp);
        Oox.leave(monitor);
        return converted;
    }

    private long asOptimistic(long stamp) {
        long held = stamp & HOLDS;
        if ((state & VERSION) != (stamp & VERSION)) {
            return 0;
        }
        if (held >= WRITER) {
            if (state != stamp) {
                return 0;
            }
            free(stamp + WRITER);
            return state;
        }
        if (held == 0) {
            return isDisturbed() ? 0 : stamp;
        }
        if ((state & HOLDS) == 0) {
            return 0;
        }
        free(state - READER);
        return state & VERSION;
    }

    // --- questions -----------------------------------------------------------------------------------------

    public boolean isWriteLocked() {
        long now = state;
        return (now & WRITER) != 0 || ((now & READERS) == 0 && isDisturbed());
    }

    public boolean isReadLocked() {
        long now = state;
        return (now & READERS) != 0 || ((now & WRITER) == 0 && isDisturbed());
    }

    public int getReadLockCount() {
        return $given ? Oox.unsupported("who holds a lock that is an input") : (int) (state & READERS);
    }

    public static boolean isWriteLockStamp(long stamp) {
        return (stamp & HOLDS) == WRITER;
    }

    public static boolean isReadLockStamp(long stamp) {
        return (stamp & READERS) != 0;
    }

    public static boolean isLockStamp(long stamp) {
        return (stamp & HOLDS) != 0;
    }

    public static boolean isOptimisticReadStamp(long stamp) {
        return (stamp & HOLDS) == 0 && stamp != 0;
    }

    // --- views ---------------------------------------------------------------------------------------------

    public Lock asReadLock() {
        return new ReadView();
    }

    public Lock asWriteLock() {
        return new WriteView();
    }

    private final class ReadView implements Lock {
        public void lock() {
            readLock();
        }

        public void lockInterruptibly() throws InterruptedException {
            readLockInterruptibly();
        }

        public boolean tryLock() {
            return tryReadLock() != 0;
        }

        public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
            return tryReadLock(time, unit) != 0;
        }

        public void unlock() {
            if (!tryUnlockRead()) {
                throw new IllegalMonitorStateException();
            }
        }

        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }

    private final class WriteView implements Lock {
        public void lock() {
            writeLock();
        }

        public void lockInterruptibly() throws InterruptedException {
            writeLockInterruptibly();
        }

        public boolean tryLock() {
            return tryWriteLock() != 0;
        }

        public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
            return tryWriteLock(time, unit) != 0;
        }

        public void unlock() {
            if (!tryUnlockWrite()) {
                throw new IllegalMonitorStateException();
            }
        }

        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }

    // --- as an input ---------------------------------------------------------------------------------------

    /** Nobody whom the program knows is in when the method under check begins. */
    boolean $constructed() {
        return monitor != null && $given && state >= FIRST && (state & HOLDS) == 0;
    }
}
