package java.util.stream;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.HashSet;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleSupplier;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.LongSupplier;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

/** An interface in Java, of which there is only this one implementation; `size` is known or null. */
public final class DoubleStream implements BaseStream<Double, DoubleStream> {
    private final DoubleSource source;
    private final LongSupplier size;
    private boolean used;

    DoubleStream(DoubleSource source, LongSupplier size) {
        this.source = source;
        this.size = size;
    }

    /** The source, which a stream gives once. */
    DoubleSource take() {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        used = true;
        return source;
    }

    public static DoubleStream from(double[] array, int from, int to) {
        Sources.check(array.length, from, to);
        return new DoubleStream(new DoubleSource() {
            private int index = from;

            boolean advance() {
                if (index >= to) {
                    return false;
                }
                element = array[index++];
                return true;
            }
        }, () -> to - from);
    }

    public static DoubleStream empty() {
        return from(new double[0], 0, 0);
    }

    public static DoubleStream of(double... elements) {
        return from(elements, 0, elements.length);
    }

    public static DoubleStream iterate(double seed, DoubleUnaryOperator next) {
        Objects.requireNonNull(next);
        return new DoubleStream(new DoubleSource() {
            private boolean begun;

            boolean advance() {
                element = begun ? next.applyAsDouble(element) : seed;
                begun = true;
                return true;
            }
        }, null);
    }

    public static DoubleStream iterate(double seed, DoublePredicate more, DoubleUnaryOperator next) {
        return iterate(seed, next).takeWhile(more);
    }

    public static DoubleStream generate(DoubleSupplier supplier) {
        Objects.requireNonNull(supplier);
        return new DoubleStream(new DoubleSource() {
            boolean advance() {
                element = supplier.getAsDouble();
                return true;
            }
        }, null);
    }

    public static DoubleStream concat(DoubleStream first, DoubleStream second) {
        LongSupplier one = first.size;
        LongSupplier two = second.size;
        DoubleSource before = first.take();
        DoubleSource after = second.take();
        return new DoubleStream(new DoubleSource() {
            private boolean later;

            boolean advance() {
                if (!later) {
                    if (before.advance()) {
                        element = before.element;
                        return true;
                    }
                    later = true;
                }
                if (!after.advance()) {
                    return false;
                }
                element = after.element;
                return true;
            }
        }, one == null || two == null ? null : () -> one.getAsLong() + two.getAsLong());
    }

    public DoubleStream filter(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        DoubleSource from = take();
        return new DoubleStream(new DoubleSource() {
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

    public DoubleStream peek(DoubleConsumer action) {
        Objects.requireNonNull(action);
        DoubleSource from = take();
        return new DoubleStream(new DoubleSource() {
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

    public DoubleStream limit(long most) {
        if (most < 0) {
            throw new IllegalArgumentException(Long.toString(most));
        }
        DoubleSource from = take();
        return new DoubleStream(new DoubleSource() {
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

    public DoubleStream skip(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        DoubleSource from = take();
        return new DoubleStream(new DoubleSource() {
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

    public DoubleStream takeWhile(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        DoubleSource from = take();
        return new DoubleStream(new DoubleSource() {
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

    public DoubleStream dropWhile(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        DoubleSource from = take();
        return new DoubleStream(new DoubleSource() {
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

    public void forEach(DoubleConsumer action) {
        Objects.requireNonNull(action);
        DoubleSource from = take();
        while (from.advance()) {
            action.accept(from.element);
        }
    }

    public void forEachOrdered(DoubleConsumer action) {
        forEach(action);
    }

    public boolean anyMatch(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        DoubleSource from = take();
        while (from.advance()) {
            if (predicate.test(from.element)) {
                return true;
            }
        }
        return false;
    }

    public boolean allMatch(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        DoubleSource from = take();
        while (from.advance()) {
            if (!predicate.test(from.element)) {
                return false;
            }
        }
        return true;
    }

    public boolean noneMatch(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        DoubleSource from = take();
        while (from.advance()) {
            if (predicate.test(from.element)) {
                return false;
            }
        }
        return true;
    }

    public DoubleStream map(DoubleUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        DoubleSource from = take();
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

    public <U> Stream<U> mapToObj(DoubleFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        DoubleSource from = take();
        return new Stream<>(new Source<U>() {
            boolean advance() {
                if (!from.advance()) {
                    return false;
                }
                element = mapper.apply(from.element);
                return true;
            }
        }, size);
    }

    public IntStream mapToInt(DoubleToIntFunction mapper) {
        Objects.requireNonNull(mapper);
        DoubleSource from = take();
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

    public LongStream mapToLong(DoubleToLongFunction mapper) {
        Objects.requireNonNull(mapper);
        DoubleSource from = take();
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

    public DoubleStream flatMap(DoubleFunction<? extends DoubleStream> mapper) {
        Objects.requireNonNull(mapper);
        DoubleSource from = take();
        return new DoubleStream(new DoubleSource() {
            private DoubleSource inner;

            boolean advance() {
                while (true) {
                    if (inner != null && inner.advance()) {
                        element = inner.element;
                        return true;
                    }
                    if (!from.advance()) {
                        return false;
                    }
                    DoubleStream made = mapper.apply(from.element);
                    inner = made == null ? null : made.take();
                }
            }
        }, null);
    }

    public Stream<Double> boxed() {
        return mapToObj(value -> Double.valueOf(value));
    }

    public DoubleStream distinct() {
        HashSet<Double> seen = new HashSet<>();
        return filter(value -> seen.add(value));
    }

    public DoubleStream sorted() {
        DoubleSource from = take();
        return new DoubleStream(new DoubleSource() {
            private double[] all;
            private int index;

            boolean advance() {
                if (all == null) {
                    all = drained(from);
                    Arrays.sort(all);
                }
                if (index >= all.length) {
                    return false;
                }
                element = all[index++];
                return true;
            }
        }, size);
    }

    private static double[] drained(DoubleSource from) {
        double[] all = new double[4];
        int count = 0;
        while (from.advance()) {
            if (count == all.length) {
                all = Arrays.copyOf(all, 2 * count);
            }
            all[count++] = from.element;
        }
        return Arrays.copyOf(all, count);
    }

    public double[] toArray() {
        return drained(take());
    }

    public double reduce(double identity, DoubleBinaryOperator operator) {
        DoubleSource from = take();
        double result = identity;
        while (from.advance()) {
            result = operator.applyAsDouble(result, from.element);
        }
        return result;
    }

    public OptionalDouble reduce(DoubleBinaryOperator operator) {
        Objects.requireNonNull(operator);
        DoubleSource from = take();
        if (!from.advance()) {
            return OptionalDouble.empty();
        }
        double result = from.element;
        while (from.advance()) {
            result = operator.applyAsDouble(result, from.element);
        }
        return OptionalDouble.of(result);
    }

    public <R> R collect(Supplier<R> supplier, ObjDoubleConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        DoubleSource from = take();
        R result = supplier.get();
        while (from.advance()) {
            accumulator.accept(result, from.element);
        }
        return result;
    }

    public OptionalDouble min() {
        return reduce((a, b) -> Math.min(a, b));
    }

    public OptionalDouble max() {
        return reduce((a, b) -> Math.max(a, b));
    }

    public OptionalDouble findFirst() {
        DoubleSource from = take();
        return from.advance() ? OptionalDouble.of(from.element) : OptionalDouble.empty();
    }

    public OptionalDouble findAny() {
        return findFirst();
    }

    public double sum() {
        return added().sum();
    }

    public OptionalDouble average() {
        CompensatedSum added = added();
        return added.count() > 0 ? OptionalDouble.of(added.average()) : OptionalDouble.empty();
    }

    private CompensatedSum added() {
        DoubleSource from = take();
        CompensatedSum added = new CompensatedSum();
        while (from.advance()) {
            added.add(from.element);
        }
        return added;
    }

    public DoubleSummaryStatistics summaryStatistics() {
        DoubleSource from = take();
        DoubleSummaryStatistics statistics = new DoubleSummaryStatistics();
        while (from.advance()) {
            statistics.accept(from.element);
        }
        return statistics;
    }

    public PrimitiveIterator.OfDouble iterator() {
        DoubleSource from = take();
        return new PrimitiveIterator.OfDouble() {
            private boolean ready;

            public boolean hasNext() {
                ready = ready || from.advance();
                return ready;
            }

            public double nextDouble() {
                if (!hasNext()) {
                    throw new java.util.NoSuchElementException();
                }
                ready = false;
                return from.element;
            }
        };
    }

    public long count() {
        DoubleSource from = take();
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

    public DoubleStream sequential() {
        return this;
    }

    public DoubleStream parallel() {
        return oxpecker.Oox.unsupported("a parallel stream");
    }

    public DoubleStream unordered() {
        return this;
    }

    public void close() {
        used = true;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return oxpecker.Oox.unsupported("an input of DoubleStream");
    }
}
