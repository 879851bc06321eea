package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;
import oxpecker.NeverNull;

public interface Lock {
    void lock();

    void lockInterruptibly() throws InterruptedException;

    boolean tryLock();

    boolean tryLock(long time, TimeUnit unit) throws InterruptedException;

    void unlock();

    @NeverNull
    Condition newCondition();
}
