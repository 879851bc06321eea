package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import oxpecker.Query;
import oxpecker.Threads;

/** References that each change in one step; the lock of the object makes it so. */
public class AtomicReferenceArray<E> implements java.io.Serializable {
    private final Object[] array;

    public AtomicReferenceArray(int length) {
        this.array = new Object[length];
    }

    public AtomicReferenceArray(E[] array) {
        this.array = new Object[array.length];
        for (int i = 0; i < array.length; i++) {
            this.array[i] = array[i];
        }
    }

    @Query
    public final int length() {
        return array.length;
    }

    @Query
    public final synchronized E get(int index) {
        return (E) array[index];
    }

    public final synchronized void set(int index, E value) {
        array[index] = value;
    }

    public final void lazySet(int index, E value) {
        Threads.checkAlone();
        set(index, value);
    }

    public final synchronized E getAndSet(int index, E next) {
        E before = (E) array[index];
        array[index] = next;
        return before;
    }

    public final synchronized boolean compareAndSet(int index, E expected, E next) {
        if (array[index] != expected) {
            return false;
        }
        array[index] = next;
        return true;
    }

    public final synchronized E getAndUpdate(int index, UnaryOperator<E> function) {
        E before = (E) array[index];
        array[index] = function.apply(before);
        return before;
    }

    public final synchronized E updateAndGet(int index, UnaryOperator<E> function) {
        array[index] = function.apply((E) array[index]);
        return (E) array[index];
    }

    public final synchronized E getAndAccumulate(int index, E other, BinaryOperator<E> function) {
        E before = (E) array[index];
        array[index] = function.apply(before, other);
        return before;
    }

    public final synchronized E accumulateAndGet(int index, E other, BinaryOperator<E> function) {
        array[index] = function.apply((E) array[index], other);
        return (E) array[index];
    }

    public String toString() {
        return java.util.Arrays.toString(array);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return oxpecker.Oox.unsupported("an input of AtomicReferenceArray");
    }
}
