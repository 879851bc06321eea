package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import oxpecker.Query;
import oxpecker.Threads;

/** Numbers that each change in one step; the lock of the object makes it so. */
public class AtomicLongArray implements java.io.Serializable {
    private final long[] array;

    public AtomicLongArray(int length) {
        this.array = new long[length];
    }

    public AtomicLongArray(long[] array) {
        this.array = array.clone();
    }

    @Query
    public final int length() {
        return array.length;
    }

    @Query
    public final synchronized long get(int index) {
        return array[index];
    }

    public final synchronized void set(int index, long value) {
        array[index] = value;
    }

    public final void lazySet(int index, long value) {
        Threads.checkAlone();
        set(index, value);
    }

    public final synchronized long getAndSet(int index, long next) {
        long before = array[index];
        array[index] = next;
        return before;
    }

    public final synchronized boolean compareAndSet(int index, long expected, long next) {
        if (array[index] != expected) {
            return false;
        }
        array[index] = next;
        return true;
    }

    public final synchronized long addAndGet(int index, long change) {
        array[index] += change;
        return array[index];
    }

    public final long getAndAdd(int index, long change) {
        return addAndGet(index, change) - change;
    }

    public final long incrementAndGet(int index) {
        return addAndGet(index, 1);
    }

    public final long decrementAndGet(int index) {
        return addAndGet(index, -1);
    }

    public final long getAndIncrement(int index) {
        return addAndGet(index, 1) - 1;
    }

    public final long getAndDecrement(int index) {
        return addAndGet(index, -1) + 1;
    }

    public final synchronized long getAndUpdate(int index, LongUnaryOperator function) {
        long before = array[index];
        array[index] = function.applyAsLong(before);
        return before;
    }

    public final synchronized long updateAndGet(int index, LongUnaryOperator function) {
        array[index] = function.applyAsLong(array[index]);
        return array[index];
    }

    public final synchronized long getAndAccumulate(int index, long other, LongBinaryOperator function) {
        long before = array[index];
        array[index] = function.applyAsLong(before, other);
        return before;
    }

    public final synchronized long accumulateAndGet(int index, long other, LongBinaryOperator function) {
        array[index] = function.applyAsLong(array[index], other);
        return array[index];
    }

    public String toString() {
        return java.util.Arrays.toString(array);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return array != null;
    }
}
