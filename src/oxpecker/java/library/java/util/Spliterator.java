package java.util;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** Elements one after the other, which can be parted. */
public interface Spliterator<T> {
    int DISTINCT = 0x00000001;
    int SORTED = 0x00000004;
    int ORDERED = 0x00000010;
    int SIZED = 0x00000040;
    int NONNULL = 0x00000100;
    int IMMUTABLE = 0x00000400;
    int CONCURRENT = 0x00001000;
    int SUBSIZED = 0x00004000;

    boolean tryAdvance(Consumer<? super T> action);

    default void forEachRemaining(Consumer<? super T> action) {
        while (tryAdvance(action)) {
        }
    }

    Spliterator<T> trySplit();

    long estimateSize();

    default long getExactSizeIfKnown() {
        return hasCharacteristics(SIZED) ? estimateSize() : -1L;
    }

    int characteristics();

    default boolean hasCharacteristics(int wanted) {
        return (characteristics() & wanted) == wanted;
    }

    default Comparator<? super T> getComparator() {
        throw new IllegalStateException();
    }

    interface OfPrimitive<T, C, S extends OfPrimitive<T, C, S>> extends Spliterator<T> {
        S trySplit();

        boolean tryAdvance(C action);

        default void forEachRemaining(C action) {
            while (tryAdvance(action)) {
            }
        }
    }

    interface OfInt extends OfPrimitive<Integer, IntConsumer, OfInt> {
        OfInt trySplit();

        boolean tryAdvance(IntConsumer action);

        default void forEachRemaining(IntConsumer action) {
            while (tryAdvance(action)) {
            }
        }

        default boolean tryAdvance(Consumer<? super Integer> action) {
            Objects.requireNonNull(action);
            return tryAdvance((IntConsumer) (value -> action.accept(value)));
        }

        default void forEachRemaining(Consumer<? super Integer> action) {
            Objects.requireNonNull(action);
            forEachRemaining((IntConsumer) (value -> action.accept(value)));
        }
    }

    interface OfLong extends OfPrimitive<Long, LongConsumer, OfLong> {
        OfLong trySplit();

        boolean tryAdvance(LongConsumer action);

        default void forEachRemaining(LongConsumer action) {
            while (tryAdvance(action)) {
            }
        }

        default boolean tryAdvance(Consumer<? super Long> action) {
            Objects.requireNonNull(action);
            return tryAdvance((LongConsumer) (value -> action.accept(value)));
        }

        default void forEachRemaining(Consumer<? super Long> action) {
            Objects.requireNonNull(action);
            forEachRemaining((LongConsumer) (value -> action.accept(value)));
        }
    }

    interface OfDouble extends OfPrimitive<Double, DoubleConsumer, OfDouble> {
        OfDouble trySplit();

        boolean tryAdvance(DoubleConsumer action);

        default void forEachRemaining(DoubleConsumer action) {
            while (tryAdvance(action)) {
            }
        }

        default boolean tryAdvance(Consumer<? super Double> action) {
            Objects.requireNonNull(action);
            return tryAdvance((DoubleConsumer) (value -> action.accept(value)));
        }

        default void forEachRemaining(Consumer<? super Double> action) {
            Objects.requireNonNull(action);
            forEachRemaining((DoubleConsumer) (value -> action.accept(value)));
        }
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
