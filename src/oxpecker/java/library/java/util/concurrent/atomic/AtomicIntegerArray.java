package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import oxpecker.Query;
import oxpecker.Threads;

/** Numbers that each change in one step; the lock of the object makes it so. */
public class AtomicIntegerArray implements java.io.Serializable {
    private final int[] array;

    public AtomicIntegerArray(int length) {
        this.array = new int[length];
    }

    public AtomicIntegerArray(int[] array) {
        this.array = array.clone();
    }

    @Query
    public final int length() {
        return array.length;
    }

    @Query
    public final synchronized int get(int index) {
        return array[index];
    }

    public final synchronized void set(int index, int value) {
        array[index] = value;
    }

    public final void lazySet(int index, int value) {
        Threads.checkAlone();
        set(index, value);
    }

    public final synchronized int getAndSet(int index, int next) {
        int before = array[index];
        array[index] = next;
        return before;
    }

    public final synchronized boolean compareAndSet(int index, int expected, int next) {
        if (array[index] != expected) {
            return false;
        }
        array[index] = next;
        return true;
    }

    public final synchronized int addAndGet(int index, int change) {
        array[index] += change;
        return array[index];
    }

    public final int getAndAdd(int index, int change) {
        return addAndGet(index, change) - change;
    }

    public final int incrementAndGet(int index) {
        return addAndGet(index, 1);
    }

    public final int decrementAndGet(int index) {
        return addAndGet(index, -1);
    }

    public final int getAndIncrement(int index) {
        return addAndGet(index, 1) - 1;
    }

    public final int getAndDecrement(int index) {
        return addAndGet(index, -1) + 1;
    }

    public final synchronized int getAndUpdate(int index, IntUnaryOperator function) {
        int before = array[index];
        array[index] = function.applyAsInt(before);
        return before;
    }

    public final synchronized int updateAndGet(int index, IntUnaryOperator function) {
        array[index] = function.applyAsInt(array[index]);
        return array[index];
    }

    public final synchronized int getAndAccumulate(int index, int other, IntBinaryOperator function) {
        int before = array[index];
        array[index] = function.applyAsInt(before, other);
        return before;
    }

    public final synchronized int accumulateAndGet(int index, int other, IntBinaryOperator function) {
        array[index] = function.applyAsInt(array[index], other);
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
