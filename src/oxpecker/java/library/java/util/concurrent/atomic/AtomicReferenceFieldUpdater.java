package java.util.concurrent.atomic;

import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import oxpecker.Oox;
import oxpecker.Threads;

/**
 * A volatile field that changes in one step; the lock of the updater makes it so. Reading takes no lock. The translation
 * passes the functions that read and write the field.
 */
public abstract class AtomicReferenceFieldUpdater<T, V> {
    protected AtomicReferenceFieldUpdater() {
    }

    public static <U, W> AtomicReferenceFieldUpdater<U, W> newUpdater(Class<U> holder, Class<W> type, String field) {
        return Oox.unsupported("an updater of a field that no constants name, or that is not volatile");
    }

    public static <U, W> AtomicReferenceFieldUpdater<U, W> newUpdater$on(Class<U> holder, Class<W> type, String field, Function<U, W> read, BiConsumer<U, W> write) {
        return new FieldUpdater<U, W>(read, write);
    }

    public abstract boolean compareAndSet(T object, V expected, V next);

    public abstract boolean weakCompareAndSet(T object, V expected, V next);

    public abstract void set(T object, V value);

    public abstract void lazySet(T object, V value);

    public abstract V get(T object);

    public V getAndSet(T object, V next) {
        V before = get(object);
        while (!compareAndSet(object, before, next)) {
            before = get(object);
        }
        return before;
    }

    public final V getAndUpdate(T object, UnaryOperator<V> function) {
        V before = get(object);
        while (!compareAndSet(object, before, function.apply(before))) {
            before = get(object);
        }
        return before;
    }

    public final V updateAndGet(T object, UnaryOperator<V> function) {
        V before = get(object);
        V next = function.apply(before);
        while (!compareAndSet(object, before, next)) {
            before = get(object);
            next = function.apply(before);
        }
        return next;
    }

    public final V getAndAccumulate(T object, V other, BinaryOperator<V> function) {
        V before = get(object);
        while (!compareAndSet(object, before, function.apply(before, other))) {
            before = get(object);
        }
        return before;
    }

    public final V accumulateAndGet(T object, V other, BinaryOperator<V> function) {
        V before = get(object);
        V next = function.apply(before, other);
        while (!compareAndSet(object, before, next)) {
            before = get(object);
            next = function.apply(before, other);
        }
        return next;
    }

    /** The fields of a program are not tried for an input of this type. */
    static void $open() {
    }

    /** The updater of one field of a class. */
    private static final class FieldUpdater<T, V> extends AtomicReferenceFieldUpdater<T, V> {
        private final Function<T, V> read;
        private final BiConsumer<T, V> write;

        FieldUpdater(Function<T, V> read, BiConsumer<T, V> write) {
            this.read = read;
            this.write = write;
        }

        private static void check(Object object) {
            if (object == null) {
                throw new ClassCastException();
            }
        }

        public synchronized boolean compareAndSet(T object, V expected, V next) {
            check(object);
            if (read.apply(object) != expected) {
                return false;
            }
            write.accept(object, next);
            return true;
        }

        public boolean weakCompareAndSet(T object, V expected, V next) {
            return compareAndSet(object, expected, next);
        }

        public synchronized void set(T object, V value) {
            check(object);
            write.accept(object, value);
        }

        public void lazySet(T object, V value) {
            Threads.checkAlone();
            set(object, value);
        }

        public V get(T object) {
            check(object);
            return read.apply(object);
        }

        public synchronized V getAndSet(T object, V next) {
            V before = get(object);
            write.accept(object, next);
            return before;
        }
    }
}
