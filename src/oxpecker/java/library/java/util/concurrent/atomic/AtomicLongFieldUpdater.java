package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.ToLongFunction;
import oxpecker.Oox;
import oxpecker.Threads;

/**
 * A volatile field that changes in one step; the lock of the updater makes it so. Reading takes no lock. The translation
 * passes the functions that read and write the field.
 */
public abstract class AtomicLongFieldUpdater<T> {
    protected AtomicLongFieldUpdater() {
    }

    public static <U> AtomicLongFieldUpdater<U> newUpdater(Class<U> holder, String field) {
        return Oox.unsupported("an updater of a field that no constants name, or that is not volatile");
    }

    public static <U> AtomicLongFieldUpdater<U> newUpdater$on(Class<U> holder, String field, ToLongFunction<U> read, ObjLongConsumer<U> write) {
        return new FieldUpdater<U>(read, write);
    }

    public abstract boolean compareAndSet(T object, long expected, long next);

    public abstract boolean weakCompareAndSet(T object, long expected, long next);

    public abstract void set(T object, long value);

    public abstract void lazySet(T object, long value);

    public abstract long get(T object);

    public long getAndSet(T object, long next) {
        long before = get(object);
        while (!compareAndSet(object, before, next)) {
            before = get(object);
        }
        return before;
    }

    public long getAndAdd(T object, long change) {
        long before = get(object);
        while (!compareAndSet(object, before, before + change)) {
            before = get(object);
        }
        return before;
    }

    public long getAndIncrement(T object) {
        return getAndAdd(object, 1);
    }

    public long getAndDecrement(T object) {
        return getAndAdd(object, -1);
    }

    public long addAndGet(T object, long change) {
        return getAndAdd(object, change) + change;
    }

    public long incrementAndGet(T object) {
        return getAndAdd(object, 1) + 1;
    }

    public long decrementAndGet(T object) {
        return getAndAdd(object, -1) - 1;
    }

    public final long getAndUpdate(T object, LongUnaryOperator function) {
        long before = get(object);
        while (!compareAndSet(object, before, function.applyAsLong(before))) {
            before = get(object);
        }
        return before;
    }

    public final long updateAndGet(T object, LongUnaryOperator function) {
        long before = get(object);
        long next = function.applyAsLong(before);
        while (!compareAndSet(object, before, next)) {
            before = get(object);
            next = function.applyAsLong(before);
        }
        return next;
    }

    public final long getAndAccumulate(T object, long other, LongBinaryOperator function) {
        long before = get(object);
        while (!compareAndSet(object, before, function.applyAsLong(before, other))) {
            before = get(object);
        }
        return before;
    }

    public final long accumulateAndGet(T object, long other, LongBinaryOperator function) {
        long before = get(object);
        long next = function.applyAsLong(before, other);
        while (!compareAndSet(object, before, next)) {
            before = get(object);
            next = function.applyAsLong(before, other);
        }
        return next;
    }

    /** The fields of a program are not tried for an input of this type. */
    static void $open() {
    }

    /** The updater of one field of a class. */
    private static final class FieldUpdater<T> extends AtomicLongFieldUpdater<T> {
        private final ToLongFunction<T> read;
        private final ObjLongConsumer<T> write;

        FieldUpdater(ToLongFunction<T> read, ObjLongConsumer<T> write) {
            this.read = read;
            this.write = write;
        }

        private static void check(Object object) {
            if (object == null) {
                throw new ClassCastException();
            }
        }

        public synchronized boolean compareAndSet(T object, long expected, long next) {
            check(object);
            if (read.applyAsLong(object) != expected) {
                return false;
            }
            write.accept(object, next);
            return true;
        }

        public boolean weakCompareAndSet(T object, long expected, long next) {
            return compareAndSet(object, expected, next);
        }

        public synchronized void set(T object, long value) {
            check(object);
            write.accept(object, value);
        }

        public void lazySet(T object, long value) {
            Threads.checkAlone();
            set(object, value);
        }

        public long get(T object) {
            check(object);
            return read.applyAsLong(object);
        }

        public synchronized long getAndSet(T object, long next) {
            long before = get(object);
            write.accept(object, next);
            return before;
        }

        public synchronized long getAndAdd(T object, long change) {
            long before = get(object);
            write.accept(object, before + change);
            return before;
        }
    }
}
