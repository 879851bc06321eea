package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import oxpecker.Query;
import oxpecker.Threads;

/** A number that changes in one step; the lock of the object makes it so. Reading takes no lock. */
public class AtomicInteger extends Number {
    private volatile int value;

    public AtomicInteger() {
    }

    public AtomicInteger(int value) {
        this.value = value;
    }

    @Query
    public final int get() {
        return value;
    }

    public final synchronized void set(int value) {
        this.value = value;
    }

    public final void lazySet(int value) {
        Threads.checkAlone();
        set(value);
    }

    public final synchronized int getAndSet(int next) {
        int before = value;
        value = next;
        return before;
    }

    public final synchronized boolean compareAndSet(int expected, int next) {
        if (value != expected) {
            return false;
        }
        value = next;
        return true;
    }

    public final synchronized int getAndAdd(int change) {
        int before = value;
        value = before + change;
        return before;
    }

    public final synchronized int addAndGet(int change) {
        value = value + change;
        return value;
    }

    public final int getAndIncrement() {
        return getAndAdd((int) 1);
    }

    public final int getAndDecrement() {
        return getAndAdd((int) -1);
    }

    public final int incrementAndGet() {
        return addAndGet((int) 1);
    }

    public final int decrementAndGet() {
        return addAndGet((int) -1);
    }

    public final synchronized int getAndUpdate(IntUnaryOperator function) {
        int before = value;
        value = function.applyAsInt(before);
        return before;
    }

    public final synchronized int updateAndGet(IntUnaryOperator function) {
        value = function.applyAsInt(value);
        return value;
    }

    public final synchronized int getAndAccumulate(int other, IntBinaryOperator function) {
        int before = value;
        value = function.applyAsInt(before, other);
        return before;
    }

    public final synchronized int accumulateAndGet(int other, IntBinaryOperator function) {
        value = function.applyAsInt(value, other);
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
        return Integer.toString(get());
    }
}
