package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import oxpecker.Query;
import oxpecker.Threads;

/** A number that changes in one step; the lock of the object makes it so. Reading takes no lock. */
public class AtomicLong extends Number {
    private volatile long value;

    public AtomicLong() {
    }

    public AtomicLong(long value) {
        this.value = value;
    }

    @Query
    public final long get() {
        return value;
    }

    public final synchronized void set(long value) {
        this.value = value;
    }

    public final void lazySet(long value) {
        Threads.checkAlone();
        set(value);
    }

    public final synchronized long getAndSet(long next) {
        long before = value;
        value = next;
        return before;
    }

    public final synchronized boolean compareAndSet(long expected, long next) {
        if (value != expected) {
            return false;
        }
        value = next;
        return true;
    }

    public final synchronized long getAndAdd(long change) {
        long before = value;
        value = before + change;
        return before;
    }

    public final synchronized long addAndGet(long change) {
        value = value + change;
        return value;
    }

    public final long getAndIncrement() {
        return getAndAdd((long) 1);
    }

    public final long getAndDecrement() {
        return getAndAdd((long) -1);
    }

    public final long incrementAndGet() {
        return addAndGet((long) 1);
    }

    public final long decrementAndGet() {
        return addAndGet((long) -1);
    }

    public final synchronized long getAndUpdate(LongUnaryOperator function) {
        long before = value;
        value = function.applyAsLong(before);
        return before;
    }

    public final synchronized long updateAndGet(LongUnaryOperator function) {
        value = function.applyAsLong(value);
        return value;
    }

    public final synchronized long getAndAccumulate(long other, LongBinaryOperator function) {
        long before = value;
        value = function.applyAsLong(before, other);
        return before;
    }

    public final synchronized long accumulateAndGet(long other, LongBinaryOperator function) {
        value = function.applyAsLong(value, other);
        return value;
    }

    @Query
    public int intValue() {
        return (int) get();
    }

    @Query
    public long longValue() {
        return get();
    }

    public float floatValue() {
        return (float) get();
    }

    public double doubleValue() {
        return (double) get();
    }

    public String toString() {
        return Long.toString(get());
    }
}
