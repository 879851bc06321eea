// Stamped locks: stamps, conversions, what a wrong stamp does.
// prints: 384 true false false true
// prints: 513 true 1 true
// prints: 512 true
// prints: true false
// prints: 0 0 896
// prints: 896 true 1025 1024
// prints: 0 1026 1152
// prints: wrong wrong wrong
// prints: true true false false true
// prints: no condition
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.StampedLock;

class Main {
    public static void main(String[] args) throws InterruptedException {
        StampedLock lock = new StampedLock();
        long write = lock.writeLock();
        System.out.println(write + " " + lock.isWriteLocked() + " " + lock.isReadLocked() + " " + (lock.tryReadLock() != 0) + " " + lock.validate(write));
        lock.unlockWrite(write);
        long read = lock.readLock();
        System.out.println(read + " " + lock.isReadLocked() + " " + lock.getReadLockCount() + " " + (lock.tryWriteLock() == 0));
        long optimistic = lock.tryOptimisticRead();
        System.out.println(optimistic + " " + lock.validate(optimistic));
        lock.unlock(read);
        boolean before = lock.validate(optimistic);
        lock.unlock(lock.writeLock());
        System.out.println(before + " " + lock.validate(optimistic));
        write = lock.writeLockInterruptibly();
        System.out.print(lock.tryOptimisticRead() + " " + lock.tryConvertToReadLock(optimistic) + " ");
        System.out.println(write);
        lock.tryUnlockWrite();
        conversions(new StampedLock());
        System.out.println(wrong(lock, 1) + " " + wrong(lock, 384) + " " + wrong(lock, 0));
        System.out.println(StampedLock.isWriteLockStamp(384) + " " + StampedLock.isReadLockStamp(257) + " " + StampedLock.isLockStamp(256) + " "
            + StampedLock.isOptimisticReadStamp(0) + " " + StampedLock.isOptimisticReadStamp(256));
        views(lock);
    }

    static void conversions(StampedLock lock) throws InterruptedException {
        lock.unlockWrite(lock.tryWriteLock());
        lock.unlockWrite(lock.tryWriteLock(1, TimeUnit.DAYS));
        long read = lock.tryReadLock();
        long write = lock.tryConvertToWriteLock(read);
        long again = lock.tryConvertToWriteLock(write);
        read = lock.tryConvertToReadLock(write);
        long optimistic = lock.tryConvertToOptimisticRead(read);
        System.out.println(write + " " + (again == write) + " " + read + " " + optimistic);
        long one = lock.readLockInterruptibly();
        long two = lock.tryReadLock(1, TimeUnit.DAYS);
        System.out.print(lock.tryConvertToWriteLock(one) + " ");
        lock.unlockRead(one);
        lock.tryUnlockRead();
        write = lock.tryConvertToWriteLock(lock.tryOptimisticRead());
        System.out.println(two + " " + write);
        lock.unlock(write);
    }

    static String wrong(StampedLock lock, long stamp) {
        try {
            lock.unlock(stamp);
            return "right";
        } catch (IllegalMonitorStateException e) {
            return "wrong";
        }
    }

    static void views(StampedLock lock) throws InterruptedException {
        for (Lock view : new Lock[] {lock.asReadLock(), lock.asWriteLock()}) {
            view.lock();
            view.unlock();
            view.lockInterruptibly();
            view.unlock();
            view.tryLock();
            view.unlock();
            view.tryLock(1, TimeUnit.DAYS);
            view.unlock();
        }
        try {
            lock.asWriteLock().newCondition();
        } catch (UnsupportedOperationException e) {
            System.out.println("no condition");
        }
    }
}
