package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.ToIntFunction;
import oxpecker.Oox;
import oxpecker.Threads;

/**
 * A volatile field that changes in one step; the lock of the updater makes it so. Reading takes no lock. The translation
 * passes the functions that read and write the field.
 */
public abstract class AtomicIntegerFieldUpdater<T> {
    protected AtomicIntegerFieldUpdater() {
    }

    public static <U> AtomicIntegerFieldUpdater<U> newUpdater(Class<U> holder, String field) {
        return Oox.unsupported("an updater of a field that no constants name, or that is not volatile");
    }

    public static <U> AtomicIntegerFieldUpdater<U> newUpdater$on(Class<U> holder, String field, ToIntFunction<U> read, ObjIntConsumer<U> write) {
        return new FieldUpdater<U>(read, write);
    }

    public abstract boolean compareAndSet(T object, int expected, int next);

    public abstract boolean weakCompareAndSet(T object, int expected, int next);

    public abstract void set(T object, int value);

    public abstract void lazySet(T object, int value);

    public abstract int get(T object);

    public int getAndSet(T object, int next) {
        int before = get(object);
        while (!compareAndSet(object, before, next)) {
            before = get(object);
        }
        return before;
    }

    public int getAndAdd(T object, int change) {
        int before = get(object);
        while (!compareAndSet(object, before, before + change)) {
            before = get(object);
        }
        return before;
    }

    public int getAndIncrement(T object) {
        return getAndAdd(object, 1);
    }

    public int getAndDecrement(T object) {
        return getAndAdd(object, -1);
    }

    public int addAndGet(T object, int change) {
        return getAndAdd(object, change) + change;
    }

    public int incrementAndGet(T object) {
        return getAndAdd(object, 1) + 1;
    }

    public int decrementAndGet(T object) {
        return getAndAdd(object, -1) - 1;
    }

    public final int getAndUpdate(T object, IntUnaryOperator function) {
        int before = get(object);
        while (!compareAndSet(object, before, function.applyAsInt(before))) {
            before = get(object);
        }
        return before;
    }

    public final int updateAndGet(T object, IntUnaryOperator function) {
        int before = get(object);
        int next = function.applyAsInt(before);
        while (!compareAndSet(object, before, next)) {
            before = get(object);
            next = function.applyAsInt(before);
        }
        return next;
    }

    public final int getAndAccumulate(T object, int other, IntBinaryOperator function) {
        int before = get(object);
        while (!compareAndSet(object, before, function.applyAsInt(before, other))) {
            before = get(object);
        }
        return before;
    }

    public final int accumulateAndGet(T object, int other, IntBinaryOperator function) {
        int before = get(object);
        int next = function.applyAsInt(before, other);
        while (!compareAndSet(object, before, next)) {
            before = get(object);
            next = function.applyAsInt(before, other);
        }
        return next;
    }

    /** The fields of a program are not tried for an input of this type. */
    static void $open() {
    }

    /** The updater of one field of a class. */
    private static final class FieldUpdater<T> extends AtomicIntegerFieldUpdater<T> {
        private final ToIntFunction<T> read;
        private final ObjIntConsumer<T> write;

        FieldUpdater(ToIntFunction<T> read, ObjIntConsumer<T> write) {
            this.read = read;
            this.write = write;
        }

        private static void check(Object object) {
            if (object == null) {
                throw new ClassCastException();
            }
        }

        public synchronized boolean compareAndSet(T object, int expected, int next) {
            check(object);
            if (read.applyAsInt(object) != expected) {
                return false;
            }
            write.accept(object, next);
            return true;
        }

        public boolean weakCompareAndSet(T object, int expected, int next) {
            return compareAndSet(object, expected, next);
        }

        public synchronized void set(T object, int value) {
            check(object);
            write.accept(object, value);
        }

        public void lazySet(T object, int value) {
            Threads.checkAlone();
            set(object, value);
        }

        public int get(T object) {
            check(object);
            return read.applyAsInt(object);
        }

        public synchronized int getAndSet(T object, int next) {
            int before = get(object);
            write.accept(object, next);
            return before;
        }

        public synchronized int getAndAdd(T object, int change) {
            int before = get(object);
            write.accept(object, before + change);
            return before;
        }
    }
}
