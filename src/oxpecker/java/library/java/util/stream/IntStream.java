package java.util.stream;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.HashSet;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongSupplier;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** An interface in Java, of which there is only this one implementation; `size` is known or null. */
public final class IntStream implements BaseStream<Integer, IntStream> {
    private final IntSource source;
    private final LongSupplier size;
    private boolean used;

    IntStream(IntSource source, LongSupplier size) {
        this.source = source;
        this.size = size;
    }

    /** The source, which a stream gives once. */
    IntSource take() {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        used = true;
        return source;
    }

    public static IntStream from(int[] array, int from, int to) {
        Sources.check(array.length, from, to);
        return new IntStream(new IntSource() {
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

    /** What `CharSequence.chars` gives. */
    /** The code points of a text; how many there are is not known before they are counted. */
    public static IntStream points(CharSequence text) {
        int[] all = new int[text.length()];
        int count = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(all[count++])) {
            all[count] = Character.codePointAt(text, i);
        }
        return from(all, 0, count);
    }

    public static IntStream from(CharSequence text) {
        return new IntStream(new IntSource() {
            private int index;

            boolean advance() {
                if (index >= text.length()) {
                    return false;
                }
                element = text.charAt(index++);
                return true;
            }
        }, () -> text.length());
    }

    public static IntStream empty() {
        return from(new int[0], 0, 0);
    }

    public static IntStream of(int... elements) {
        return from(elements, 0, elements.length);
    }

    public static IntStream range(int low, int high) {
        return new IntStream(new IntSource() {
            private int next = low;

            boolean advance() {
                if (next >= high) {
                    return false;
                }
                element = next++;
                return true;
            }
        }, () -> low < high ? (long) high - low : 0);
    }

    public static IntStream rangeClosed(int low, int high) {
        return new IntStream(new IntSource() {
            private int next = low;
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
        }, () -> low <= high ? (long) high - low + 1 : 0);
    }

    public static IntStream iterate(int seed, IntUnaryOperator next) {
        Objects.requireNonNull(next);
        return new IntStream(new IntSource() {
            private boolean begun;

            boolean advance() {
                element = begun ? next.applyAsInt(element) : seed;
                begun = true;
                return true;
            }
        }, null);
    }

    public static IntStream iterate(int seed, IntPredicate more, IntUnaryOperator next) {
        return iterate(seed, next).takeWhile(more);
    }

    public static IntStream generate(IntSupplier supplier) {
        Objects.requireNonNull(supplier);
        return new IntStream(new IntSource() {
            boolean advance() {
                element = supplier.getAsInt();
                return true;
            }
        }, null);
    }

    public static IntStream concat(IntStream first, IntStream second) {
        LongSupplier one = first.size;
        LongSupplier two = second.size;
        IntSource before = first.take();
        IntSource after = second.take();
        return new IntStream(new IntSource() {
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

    public IntStream filter(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        IntSource from = take();
        return new IntStream(new IntSource() {
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

    public IntStream peek(IntConsumer action) {
        Objects.requireNonNull(action);
        IntSource from = take();
        return new IntStream(new IntSource() {
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

    public IntStream limit(long most) {
        if (most < 0) {
            throw new IllegalArgumentException(Long.toString(most));
        }
        IntSource from = take();
        return new IntStream(new IntSource() {
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

    public IntStream skip(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        IntSource from = take();
        return new IntStream(new IntSource() {
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

    public IntStream takeWhile(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        IntSource from = take();
        return new IntStream(new IntSource() {
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

    public IntStream dropWhile(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        IntSource from = take();
        return new IntStream(new IntSource() {
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

    public void forEach(IntConsumer action) {
        Objects.requireNonNull(action);
        IntSource from = take();
        while (from.advance()) {
            action.accept(from.element);
        }
    }

    public void forEachOrdered(IntConsumer action) {
        forEach(action);
    }

    public boolean anyMatch(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        IntSource from = take();
        while (from.advance()) {
            if (predicate.test(from.element)) {
                return true;
            }
        }
        return false;
    }

    public boolean allMatch(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        IntSource from = take();
        while (from.advance()) {
            if (!predicate.test(from.element)) {
                return false;
            }
        }
        return true;
    }

    public boolean noneMatch(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        IntSource from = take();
        while (from.advance()) {
            if (predicate.test(from.element)) {
                return false;
            }
        }
        return true;
    }

    public IntStream map(IntUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        IntSource from = take();
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

    public <U> Stream<U> mapToObj(IntFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        IntSource from = take();
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

    public LongStream mapToLong(IntToLongFunction mapper) {
        Objects.requireNonNull(mapper);
        IntSource from = take();
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

    public DoubleStream mapToDouble(IntToDoubleFunction mapper) {
        Objects.requireNonNull(mapper);
        IntSource from = take();
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

    public IntStream flatMap(IntFunction<? extends IntStream> mapper) {
        Objects.requireNonNull(mapper);
        IntSource from = take();
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

    public Stream<Integer> boxed() {
        return mapToObj(value -> Integer.valueOf(value));
    }

    public LongStream asLongStream() {
        return mapToLong(value -> value);
    }

    public DoubleStream asDoubleStream() {
        return mapToDouble(value -> value);
    }

    public IntStream distinct() {
        HashSet<Integer> seen = new HashSet<>();
        return filter(value -> seen.add(value));
    }

    public IntStream sorted() {
        IntSource from = take();
        return new IntStream(new IntSource() {
            private int[] all;
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

    private static int[] drained(IntSource from) {
        int[] all = new int[4];
        int count = 0;
        while (from.advance()) {
            if (count == all.length) {
                all = Arrays.copyOf(all, 2 * count);
            }
            all[count++] = from.element;
        }
        return Arrays.copyOf(all, count);
    }

    public int[] toArray() {
        return drained(take());
    }

    public int reduce(int identity, IntBinaryOperator operator) {
        IntSource from = take();
        int result = identity;
        while (from.advance()) {
            result = operator.applyAsInt(result, from.element);
        }
        return result;
    }

    public OptionalInt reduce(IntBinaryOperator operator) {
        Objects.requireNonNull(operator);
        IntSource from = take();
        if (!from.advance()) {
            return OptionalInt.empty();
        }
        int result = from.element;
        while (from.advance()) {
            result = operator.applyAsInt(result, from.element);
        }
        return OptionalInt.of(result);
    }

    public <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        IntSource from = take();
        R result = supplier.get();
        while (from.advance()) {
            accumulator.accept(result, from.element);
        }
        return result;
    }

    public OptionalInt min() {
        return reduce((a, b) -> Math.min(a, b));
    }

    public OptionalInt max() {
        return reduce((a, b) -> Math.max(a, b));
    }

    public OptionalInt findFirst() {
        IntSource from = take();
        return from.advance() ? OptionalInt.of(from.element) : OptionalInt.empty();
    }

    public OptionalInt findAny() {
        return findFirst();
    }

    public int sum() {
        IntSource from = take();
        int sum = 0;
        while (from.advance()) {
            sum += from.element;
        }
        return sum;
    }

    public OptionalDouble average() {
        IntSource from = take();
        long count = 0;
        long sum = 0;
        while (from.advance()) {
            count++;
            sum += from.element;
        }
        return count > 0 ? OptionalDouble.of((double) sum / count) : OptionalDouble.empty();
    }

    public IntSummaryStatistics summaryStatistics() {
        IntSource from = take();
        IntSummaryStatistics statistics = new IntSummaryStatistics();
        while (from.advance()) {
            statistics.accept(from.element);
        }
        return statistics;
    }

    public PrimitiveIterator.OfInt iterator() {
        IntSource from = take();
        return new PrimitiveIterator.OfInt() {
            private boolean ready;

            public boolean hasNext() {
                ready = ready || from.advance();
                return ready;
            }

            public int nextInt() {
                if (!hasNext()) {
                    throw new java.util.NoSuchElementException();
                }
                ready = false;
                return from.element;
            }
        };
    }

    public long count() {
        IntSource from = take();
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

    public IntStream sequential() {
        return this;
    }

    public IntStream parallel() {
        return oxpecker.Oox.unsupported("a parallel stream");
    }

    public IntStream unordered() {
        return this;
    }

    public void close() {
        used = true;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return oxpecker.Oox.unsupported("an input of IntStream");
    }
}
