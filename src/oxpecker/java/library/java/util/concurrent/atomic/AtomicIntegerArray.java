package java.util.concurrent.atomic;

import oxpecker.Query;

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

    public final synchronized int addAndGet(int index, int change) {
        array[index] += change;
        return array[index];
    }

    public final int incrementAndGet(int index) {
        return addAndGet(index, 1);
    }

    public final int getAndIncrement(int index) {
        return addAndGet(index, 1) - 1;
    }

    public final synchronized boolean compareAndSet(int index, int expected, int next) {
        if (array[index] != expected) {
            return false;
        }
        array[index] = next;
        return true;
    }

    public String toString() {
        return java.util.Arrays.toString(array);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return array != null;
    }
}
