package java.util.concurrent.atomic;

import java.util.function.UnaryOperator;
import oxpecker.Query;
import oxpecker.Threads;

/** A reference that changes in one step; the lock of the object makes it so. Reading takes no lock. */
public class AtomicReference<V> implements java.io.Serializable {
    private volatile V value;

    public AtomicReference() {
    }

    public AtomicReference(V value) {
        this.value = value;
    }

    @Query
    public final V get() {
        return value;
    }

    public final synchronized void set(V value) {
        this.value = value;
    }

    public final void lazySet(V value) {
        Threads.checkAlone();
        set(value);
    }

    public final synchronized V getAndSet(V next) {
        V before = value;
        value = next;
        return before;
    }

    public final synchronized boolean compareAndSet(V expected, V next) {
        if (value != expected) {
            return false;
        }
        value = next;
        return true;
    }

    public final synchronized V getAndUpdate(UnaryOperator<V> function) {
        V before = value;
        value = function.apply(before);
        return before;
    }

    public final synchronized V updateAndGet(UnaryOperator<V> function) {
        value = function.apply(value);
        return value;
    }

    public String toString() {
        return String.valueOf(get());
    }
}
