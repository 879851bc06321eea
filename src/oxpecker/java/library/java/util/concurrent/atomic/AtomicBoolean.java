package java.util.concurrent.atomic;

import oxpecker.Query;
import oxpecker.Threads;

/** A truth value that changes in one step; the lock of the object makes it so. Reading takes no lock. */
public class AtomicBoolean implements java.io.Serializable {
    private volatile boolean value;

    public AtomicBoolean() {
    }

    public AtomicBoolean(boolean value) {
        this.value = value;
    }

    @Query
    public final boolean get() {
        return value;
    }

    public final synchronized void set(boolean value) {
        this.value = value;
    }

    public final void lazySet(boolean value) {
        Threads.checkAlone();
        set(value);
    }

    public final synchronized boolean getAndSet(boolean next) {
        boolean before = value;
        value = next;
        return before;
    }

    public final synchronized boolean compareAndSet(boolean expected, boolean next) {
        if (value != expected) {
            return false;
        }
        value = next;
        return true;
    }

    public String toString() {
        return String.valueOf(get());
    }
}
