package java.util.stream;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/** An interface in Java, of which there is only this one implementation; `size` is known or null. */
public final class Stream<T> implements BaseStream<T, Stream<T>> {
    private final Source<T> source;
    private final LongSupplier size;
    private boolean used;

    Stream(Source<T> source, LongSupplier size) {
        this.source = source;
        this.size = size;
    }

    /** The source, which a stream gives once. */
    Source<T> take() {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        used = true;
        return source;
    }

    /** What `Collection.stream` gives. */
    public static <T> Stream<T> from(Collection<T> collection) {
        return new Stream<>(Sources.<T>of(collection), () -> collection.size());
    }

    public static <T> Stream<T> from(T[] array, int from, int to) {
        Sources.check(array.length, from, to);
        return new Stream<>(Sources.<T>of(array, from, to), () -> to - from);
    }

    public static <T> Stream<T> empty() {
        return from(new ArrayList<T>());
    }

    public static <T> Stream<T> of(T element) {
        ArrayList<T> one = new ArrayList<>();
        one.add(element);
        return from(one);
    }

    public static <T> Stream<T> ofNullable(T element) {
        return element == null ? Stream.<T>empty() : Stream.<T>of(element);
    }

    public static <T> Stream<T> of(T... elements) {
        return from(elements, 0, elements.length);
    }

    public static <T> Stream<T> iterate(T seed, UnaryOperator<T> next) {
        Objects.requireNonNull(next);
        return new Stream<>(new Source<T>() {
            private boolean begun;

            boolean advance() {
                element = begun ? next.apply(element) : seed;
                begun = true;
                return true;
            }
        }, null);
    }

    public static <T> Stream<T> iterate(T seed, Predicate<? super T> more, UnaryOperator<T> next) {
        Objects.requireNonNull(more);
        Objects.requireNonNull(next);
        return new Stream<>(new Source<T>() {
            private boolean begun;
            private boolean over;

            boolean advance() {
                if (over) {
                    return false;
                }
                element = begun ? next.apply(element) : seed;
                begun = true;
                over = !more.test(element);
                return !over;
            }
        }, null);
    }

    public static <T> Stream<T> generate(Supplier<? extends T> supplier) {
        Objects.requireNonNull(supplier);
        return new Stream<>(new Source<T>() {
            boolean advance() {
                element = supplier.get();
                return true;
            }
        }, null);
    }

    public static <T> Stream<T> concat(Stream<? extends T> first, Stream<? extends T> second) {
        LongSupplier one = first.size;
        LongSupplier two = second.size;
        LongSupplier both = one == null || two == null ? null : () -> one.getAsLong() + two.getAsLong();
        return new Stream<>(Sources.<T>concat(first.take(), second.take()), both);
    }

    public Stream<T> filter(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        Source<T> from = take();
        return new Stream<>(new Source<T>() {
            boolean advance() {
                while (from.advance()) {
                    if (predicate.test(from.element)) {
                        element = from.element;
                        return true;
                    }
                }
                return false;
            }
        }, null);
    }

    public Stream<T> peek(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        Source<T> from = take();
        return new Stream<>(new Source<T>() {
            boolean advance() {
                if (!from.advance()) {
                    return false;
                }
                action.accept(from.element);
                element = from.element;
                return true;
            }
        }, size);
    }

    public Stream<T> limit(long most) {
        if (most < 0) {
            throw new IllegalArgumentException(Long.toString(most));
        }
        Source<T> from = take();
        return new Stream<>(new Source<T>() {
            private long left = most;

            boolean advance() {
                if (left == 0 || !from.advance()) {
                    return false;
                }
                left--;
                element = from.element;
                return true;
            }
        }, null);
    }

    public Stream<T> skip(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        Source<T> from = take();
        return new Stream<>(new Source<T>() {
            private long left = count;

            boolean advance() {
                while (left > 0) {
                    left--;
                    if (!from.advance()) {
                        return false;
                    }
                }
                if (!from.advance()) {
                    return false;
                }
                element = from.element;
                return true;
            }
        }, null);
    }

    public Stream<T> takeWhile(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        Source<T> from = take();
        return new Stream<>(new Source<T>() {
            private boolean over;

            boolean advance() {
                if (over || !from.advance() || !predicate.test(from.element)) {
                    over = true;
                    return false;
                }
                element = from.element;
                return true;
            }
        }, null);
    }

    public Stream<T> dropWhile(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        Source<T> from = take();
        return new Stream<>(new Source<T>() {
            private boolean begun;

            boolean advance() {
                while (from.advance()) {
                    if (begun || !predicate.test(from.element)) {
                        begun = true;
                        element = from.element;
                        return true;
                    }
                }
                return false;
            }
        }, null);
    }

    public void forEach(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        Source<T> from = take();
        while (from.advance()) {
            action.accept(from.element);
        }
    }

    public void forEachOrdered(Consumer<? super T> action) {
        forEach(action);
    }

    public boolean anyMatch(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        Source<T> from = take();
        while (from.advance()) {
            if (predicate.test(from.element)) {
                return true;
            }
        }
        return false;
    }

    public boolean allMatch(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        Source<T> from = take();
        while (from.advance()) {
            if (!predicate.test(from.element)) {
                return false;
            }
        }
        return true;
    }

    public boolean noneMatch(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        Source<T> from = take();
        while (from.advance()) {
            if (predicate.test(from.element)) {
                return false;
            }
        }
        return true;
    }

    public <R> Stream<R> map(Function<? super T, ? extends R> mapper) {
        Objects.requireNonNull(mapper);
        Source<T> from = take();
        return new Stream<>(new Source<R>() {
            boolean advance() {
                if (!from.advance()) {
                    return false;
                }
                element = mapper.apply(from.element);
                return true;
            }
        }, size);
    }

    public IntStream mapToInt(ToIntFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        Source<T> from = take();
        return new IntStream(new IntSource() {
            boolean advance() {
                if (!from.advance()) {
                    return false;
                }
                element = mapper.applyAsInt(from.element);
                return true;
            }
        }, size);
    }

    public LongStream mapToLong(ToLongFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        Source<T> from = take();
        return new LongStream(new LongSource() {
            boolean advance() {
                if (!from.advance()) {
                    return false;
                }
                element = mapper.applyAsLong(from.element);
                return true;
            }
        }, size);
    }

    public DoubleStream mapToDouble(ToDoubleFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        Source<T> from = take();
        return new DoubleStream(new DoubleSource() {
            boolean advance() {
                if (!from.advance()) {
                    return false;
                }
                element = mapper.applyAsDouble(from.element);
                return true;
            }
        }, size);
    }

    public <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> mapper) {
        Objects.requireNonNull(mapper);
        Source<T> from = take();
        return new Stream<>(new Source<R>() {
            private Source<? extends R> inner;

            boolean advance() {
                while (true) {
                    if (inner != null && inner.advance()) {
                        element = inner.element;
                        return true;
                    }
                    if (!from.advance()) {
                        return false;
                    }
                    Stream<? extends R> made = mapper.apply(from.element);
                    inner = made == null ? null : made.take();
                }
            }
        }, null);
    }

    public IntStream flatMapToInt(Function<? super T, ? extends IntStream> mapper) {
        Objects.requireNonNull(mapper);
        Source<T> from = take();
        return new IntStream(new IntSource() {
            private IntSource inner;

            boolean advance() {
                while (true) {
                    if (inner != null && inner.advance()) {
                        element = inner.element;
                        return true;
                    }
                    if (!from.advance()) {
                        return false;
                    }
                    IntStream made = mapper.apply(from.element);
                    inner = made == null ? null : made.take();
                }
            }
        }, null);
    }

    public Stream<T> distinct() {
        return new Stream<>(Sources.distinct(take()), null);
    }

    public Stream<T> sorted() {
        return new Stream<>(Sources.sorted(take(), (Comparator<T>) Comparator.naturalOrder()), size);
    }

    public Stream<T> sorted(Comparator<? super T> comparator) {
        return new Stream<>(Sources.sorted(take(), comparator), size);
    }

    public Object[] toArray() {
        return all().toArray();
    }

    public <A> A[] toArray(IntFunction<A[]> generator) {
        ArrayList<T> all = all();
        A[] array = generator.apply(all.size());
        for (int i = 0; i < array.length; i++) {
            array[i] = (A) all.get(i);
        }
        return array;
    }

    private ArrayList<T> all() {
        Source<T> from = take();
        ArrayList<T> all = new ArrayList<>();
        while (from.advance()) {
            all.add(from.element);
        }
        return all;
    }

    public List<T> toList() {
        return Collections.unmodifiableList(all());
    }

    public T reduce(T identity, BinaryOperator<T> operator) {
        Source<T> from = take();
        T result = identity;
        while (from.advance()) {
            result = operator.apply(result, from.element);
        }
        return result;
    }

    public Optional<T> reduce(BinaryOperator<T> operator) {
        Objects.requireNonNull(operator);
        Source<T> from = take();
        if (!from.advance()) {
            return Optional.empty();
        }
        T result = from.element;
        while (from.advance()) {
            result = operator.apply(result, from.element);
        }
        return Optional.of(result);
    }

    public <U> U reduce(U identity, BiFunction<U, ? super T, U> operator, BinaryOperator<U> combiner) {
        Source<T> from = take();
        U result = identity;
        while (from.advance()) {
            result = operator.apply(result, from.element);
        }
        return result;
    }

    public <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> accumulator, BiConsumer<R, R> combiner) {
        Source<T> from = take();
        R result = supplier.get();
        while (from.advance()) {
            accumulator.accept(result, from.element);
        }
        return result;
    }

    public <R, A> R collect(Collector<? super T, A, R> collector) {
        Source<T> from = take();
        A gathered = collector.supplier().get();
        BiConsumer<A, ? super T> accumulator = collector.accumulator();
        while (from.advance()) {
            accumulator.accept(gathered, from.element);
        }
        return collector.finisher().apply(gathered);
    }

    public Optional<T> min(Comparator<? super T> comparator) {
        return reduce(BinaryOperator.minBy(comparator));
    }

    public Optional<T> max(Comparator<? super T> comparator) {
        return reduce(BinaryOperator.maxBy(comparator));
    }

    public Optional<T> findFirst() {
        Source<T> from = take();
        return from.advance() ? Optional.of(from.element) : Optional.empty();
    }

    public Optional<T> findAny() {
        return findFirst();
    }

    public Iterator<T> iterator() {
        return Sources.iterator(take());
    }

    public long count() {
        Source<T> from = take();
        if (size != null) {
            return size.getAsLong();
        }
        long count = 0;
        while (from.advance()) {
            count++;
        }
        return count;
    }

    public boolean isParallel() {
        return false;
    }

    public Stream<T> sequential() {
        return this;
    }

    public Stream<T> parallel() {
        return oxpecker.Oox.unsupported("a parallel stream");
    }

    public Stream<T> unordered() {
        return this;
    }

    public void close() {
        used = true;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return oxpecker.Oox.unsupported("an input of Stream");
    }
}
