package java.util.stream;

import java.util.Arrays;
import java.util.LongSummaryStatistics;
import java.util.HashSet;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

/** An interface in Java, of which there is only this one implementation; `size` is known or null. */
public final class LongStream implements BaseStream<Long, LongStream> {
    private final LongSource source;
    private final LongSupplier size;
    private boolean used;

    LongStream(LongSource source, LongSupplier size) {
        this.source = source;
        this.size = size;
    }

    /** The source, which a stream gives once. */
    LongSource take() {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        used = true;
        return source;
    }

    public static LongStream from(long[] array, int from, int to) {
        Sources.check(array.length, from, to);
        return new LongStream(new LongSource() {
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

    public static LongStream empty() {
        return from(new long[0], 0, 0);
    }

    public static LongStream of(long... elements) {
        return from(elements, 0, elements.length);
    }

    public static LongStream range(long low, long high) {
        return new LongStream(new LongSource() {
            private long next = low;

            boolean advance() {
                if (next >= high) {
                    return false;
                }
                element = next++;
                return true;
            }
        }, () -> low < high ? high - low : 0);
    }

    public static LongStream rangeClosed(long low, long high) {
        return new LongStream(new LongSource() {
            private long next = low;
            private boolean over = low > high;

            boolean advance() {
                if (over) {
                    return false;
                }
                element = next;
                over = next == high;
                next++;
                return true;
            }
        }, () -> low <= high ? high - low + 1 : 0);
    }

    public static LongStream iterate(long seed, LongUnaryOperator next) {
        Objects.requireNonNull(next);
        return new LongStream(new LongSource() {
            private boolean begun;

            boolean advance() {
                element = begun ? next.applyAsLong(element) : seed;
                begun = true;
                return true;
            }
        }, null);
    }

    public static LongStream iterate(long seed, LongPredicate more, LongUnaryOperator next) {
        return iterate(seed, next).takeWhile(more);
    }

    public static LongStream generate(LongSupplier supplier) {
        Objects.requireNonNull(supplier);
        return new LongStream(new LongSource() {
            boolean advance() {
                element = supplier.getAsLong();
                return true;
            }
        }, null);
    }

    public static LongStream concat(LongStream first, LongStream second) {
        LongSupplier one = first.size;
        LongSupplier two = second.size;
        LongSource before = first.take();
        LongSource after = second.take();
        return new LongStream(new LongSource() {
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

    public LongStream filter(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        LongSource from = take();
        return new LongStream(new LongSource() {
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

    public LongStream peek(LongConsumer action) {
        Objects.requireNonNull(action);
        LongSource from = take();
        return new LongStream(new LongSource() {
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

    public LongStream limit(long most) {
        if (most < 0) {
            throw new IllegalArgumentException(Long.toString(most));
        }
        LongSource from = take();
        return new LongStream(new LongSource() {
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

    public LongStream skip(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        LongSource from = take();
        return new LongStream(new LongSource() {
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

    public LongStream takeWhile(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        LongSource from = take();
        return new LongStream(new LongSource() {
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

    public LongStream dropWhile(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        LongSource from = take();
        return new LongStream(new LongSource() {
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

    public void forEach(LongConsumer action) {
        Objects.requireNonNull(action);
        LongSource from = take();
        while (from.advance()) {
            action.accept(from.element);
        }
    }

    public void forEachOrdered(LongConsumer action) {
        forEach(action);
    }

    public boolean anyMatch(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        LongSource from = take();
        while (from.advance()) {
            if (predicate.test(from.element)) {
                return true;
            }
        }
        return false;
    }

    public boolean allMatch(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        LongSource from = take();
        while (from.advance()) {
            if (!predicate.test(from.element)) {
                return false;
            }
        }
        return true;
    }

    public boolean noneMatch(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        LongSource from = take();
        while (from.advance()) {
            if (predicate.test(from.element)) {
                return false;
            }
        }
        return true;
    }

    public LongStream map(LongUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        LongSource from = take();
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

    public <U> Stream<U> mapToObj(LongFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        LongSource from = take();
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

    public IntStream mapToInt(LongToIntFunction mapper) {
        Objects.requireNonNull(mapper);
        LongSource from = take();
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

    public DoubleStream mapToDouble(LongToDoubleFunction mapper) {
        Objects.requireNonNull(mapper);
        LongSource from = take();
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

    public LongStream flatMap(LongFunction<? extends LongStream> mapper) {
        Objects.requireNonNull(mapper);
        LongSource from = take();
        return new LongStream(new LongSource() {
            private LongSource inner;

            boolean advance() {
                while (true) {
                    if (inner != null && inner.advance()) {
                        element = inner.element;
                        return true;
                    }
                    if (!from.advance()) {
                        return false;
                    }
                    LongStream made = mapper.apply(from.element);
                    inner = made == null ? null : made.take();
                }
            }
        }, null);
    }

    public Stream<Long> boxed() {
        return mapToObj(value -> Long.valueOf(value));
    }

    public DoubleStream asDoubleStream() {
        return mapToDouble(value -> value);
    }

    public LongStream distinct() {
        HashSet<Long> seen = new HashSet<>();
        return filter(value -> seen.add(value));
    }

    public LongStream sorted() {
        LongSource from = take();
        return new LongStream(new LongSource() {
            private long[] all;
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

    private static long[] drained(LongSource from) {
        long[] all = new long[4];
        int count = 0;
        while (from.advance()) {
            if (count == all.length) {
                all = Arrays.copyOf(all, 2 * count);
            }
            all[count++] = from.element;
        }
        return Arrays.copyOf(all, count);
    }

    public long[] toArray() {
        return drained(take());
    }

    public long reduce(long identity, LongBinaryOperator operator) {
        LongSource from = take();
        long result = identity;
        while (from.advance()) {
            result = operator.applyAsLong(result, from.element);
        }
        return result;
    }

    public OptionalLong reduce(LongBinaryOperator operator) {
        Objects.requireNonNull(operator);
        LongSource from = take();
        if (!from.advance()) {
            return OptionalLong.empty();
        }
        long result = from.element;
        while (from.advance()) {
            result = operator.applyAsLong(result, from.element);
        }
        return OptionalLong.of(result);
    }

    public <R> R collect(Supplier<R> supplier, ObjLongConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        LongSource from = take();
        R result = supplier.get();
        while (from.advance()) {
            accumulator.accept(result, from.element);
        }
        return result;
    }

    public OptionalLong min() {
        return reduce((a, b) -> Math.min(a, b));
    }

    public OptionalLong max() {
        return reduce((a, b) -> Math.max(a, b));
    }

    public OptionalLong findFirst() {
        LongSource from = take();
        return from.advance() ? OptionalLong.of(from.element) : OptionalLong.empty();
    }

    public OptionalLong findAny() {
        return findFirst();
    }

    public long sum() {
        LongSource from = take();
        long sum = 0;
        while (from.advance()) {
            sum += from.element;
        }
        return sum;
    }

    public OptionalDouble average() {
        LongSource from = take();
        long count = 0;
        long sum = 0;
        while (from.advance()) {
            count++;
            sum += from.element;
        }
        return count > 0 ? OptionalDouble.of((double) sum / count) : OptionalDouble.empty();
    }

    public LongSummaryStatistics summaryStatistics() {
        LongSource from = take();
        LongSummaryStatistics statistics = new LongSummaryStatistics();
        while (from.advance()) {
            statistics.accept(from.element);
        }
        return statistics;
    }

    public PrimitiveIterator.OfLong iterator() {
        LongSource from = take();
        return new PrimitiveIterator.OfLong() {
            private boolean ready;

            public boolean hasNext() {
                ready = ready || from.advance();
                return ready;
            }

            public long nextLong() {
                if (!hasNext()) {
                    throw new java.util.NoSuchElementException();
                }
                ready = false;
                return from.element;
            }
        };
    }

    public long count() {
        LongSource from = take();
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

    public LongStream sequential() {
        return this;
    }

    public LongStream parallel() {
        return oxpecker.Oox.unsupported("a parallel stream");
    }

    public LongStream unordered() {
        return this;
    }

    public void close() {
        used = true;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return oxpecker.Oox.unsupported("an input of LongStream");
    }
}
