package java.util.concurrent.locks;

import oxpecker.NeverNull;

public interface ReadWriteLock {
    @NeverNull
    Lock readLock();

    @NeverNull
    Lock writeLock();
}
