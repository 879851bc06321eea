package java.util.stream;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

public final class Collectors {
    private Collectors() {
    }

    /** A place for what is gathered so far. */
    private static final class Cell<T> {
        T value;
        boolean filled;
    }

    public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(Supplier<C> supplier) {
        return new Gathering<T, C, C>(supplier, (all, element) -> all.add(element), all -> all);
    }

    public static <T> Collector<T, ?, List<T>> toList() {
        return new Gathering<T, List<T>, List<T>>(() -> new ArrayList<T>(), (all, element) -> all.add(element), all -> all);
    }

    public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
        return new Gathering<T, List<T>, List<T>>(() -> new ArrayList<T>(), (all, element) -> all.add(element),
            all -> List.copyOf(all));
    }

    public static <T> Collector<T, ?, Set<T>> toSet() {
        return new Gathering<T, Set<T>, Set<T>>(() -> new HashSet<T>(), (all, element) -> all.add(element), all -> all);
    }

    public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet() {
        return new Gathering<T, Set<T>, Set<T>>(() -> new HashSet<T>(), (all, element) -> all.add(element),
            all -> Set.copyOf(all));
    }

    public static Collector<CharSequence, ?, String> joining() {
        return joining("", "", "");
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence delimiter) {
        return joining(delimiter, "", "");
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
        return new Gathering<CharSequence, StringJoiner, String>(() -> new StringJoiner(delimiter, prefix, suffix),
            (text, element) -> text.add(element), text -> text.toString());
    }

    public static <T, U, A, R> Collector<T, ?, R> mapping(Function<? super T, ? extends U> mapper,
            Collector<? super U, A, R> downstream) {
        BiConsumer<A, ? super U> accumulator = downstream.accumulator();
        return new Gathering<T, A, R>(downstream.supplier(),
            (gathered, element) -> accumulator.accept(gathered, mapper.apply(element)), downstream.finisher());
    }

    public static <T, A, R> Collector<T, ?, R> filtering(Predicate<? super T> predicate,
            Collector<? super T, A, R> downstream) {
        BiConsumer<A, ? super T> accumulator = downstream.accumulator();
        return new Gathering<T, A, R>(downstream.supplier(), (gathered, element) -> {
            if (predicate.test(element)) {
                accumulator.accept(gathered, element);
            }
        }, downstream.finisher());
    }

    public static <T, U, A, R> Collector<T, ?, R> flatMapping(
            Function<? super T, ? extends Stream<? extends U>> mapper, Collector<? super U, A, R> downstream) {
        BiConsumer<A, ? super U> accumulator = downstream.accumulator();
        return new Gathering<T, A, R>(downstream.supplier(), (gathered, element) -> {
            Stream<? extends U> inner = mapper.apply(element);
            if (inner != null) {
                inner.forEach(u -> accumulator.accept(gathered, u));
            }
        }, downstream.finisher());
    }

    public static <T, A, R, RR> Collector<T, A, RR> collectingAndThen(Collector<T, A, R> downstream,
            Function<R, RR> finisher) {
        return new Gathering<T, A, RR>(downstream.supplier(), downstream.accumulator(),
            gathered -> finisher.apply(downstream.finisher().apply(gathered)));
    }

    public static <T> Collector<T, ?, Long> counting() {
        return new Gathering<T, long[], Long>(() -> new long[1], (sum, element) -> {
            sum[0]++;
        }, sum -> sum[0]);
    }

    public static <T> Collector<T, ?, Integer> summingInt(ToIntFunction<? super T> mapper) {
        return new Gathering<T, int[], Integer>(() -> new int[1], (sum, element) -> {
            sum[0] += mapper.applyAsInt(element);
        }, sum -> sum[0]);
    }

    public static <T> Collector<T, ?, Long> summingLong(ToLongFunction<? super T> mapper) {
        return new Gathering<T, long[], Long>(() -> new long[1], (sum, element) -> {
            sum[0] += mapper.applyAsLong(element);
        }, sum -> sum[0]);
    }

    public static <T> Collector<T, ?, Double> summingDouble(ToDoubleFunction<? super T> mapper) {
        return new Gathering<T, CompensatedSum, Double>(() -> new CompensatedSum(),
            (sum, element) -> sum.add(mapper.applyAsDouble(element)), sum -> sum.sum());
    }

    public static <T> Collector<T, ?, Double> averagingInt(ToIntFunction<? super T> mapper) {
        return averagingLong(element -> mapper.applyAsInt(element));
    }

    public static <T> Collector<T, ?, Double> averagingLong(ToLongFunction<? super T> mapper) {
        return new Gathering<T, long[], Double>(() -> new long[2], (sum, element) -> {
            sum[0] += mapper.applyAsLong(element);
            sum[1]++;
        }, sum -> sum[1] == 0 ? 0.0 : (double) sum[0] / sum[1]);
    }

    public static <T> Collector<T, ?, Double> averagingDouble(ToDoubleFunction<? super T> mapper) {
        return new Gathering<T, CompensatedSum, Double>(() -> new CompensatedSum(),
            (sum, element) -> sum.add(mapper.applyAsDouble(element)), sum -> sum.average());
    }

    public static <T> Collector<T, ?, IntSummaryStatistics> summarizingInt(ToIntFunction<? super T> mapper) {
        return new Gathering<T, IntSummaryStatistics, IntSummaryStatistics>(() -> new IntSummaryStatistics(),
            (all, element) -> all.accept(mapper.applyAsInt(element)), all -> all);
    }

    public static <T> Collector<T, ?, LongSummaryStatistics> summarizingLong(ToLongFunction<? super T> mapper) {
        return new Gathering<T, LongSummaryStatistics, LongSummaryStatistics>(() -> new LongSummaryStatistics(),
            (all, element) -> all.accept(mapper.applyAsLong(element)), all -> all);
    }

    public static <T> Collector<T, ?, DoubleSummaryStatistics> summarizingDouble(ToDoubleFunction<? super T> mapper) {
        return new Gathering<T, DoubleSummaryStatistics, DoubleSummaryStatistics>(() -> new DoubleSummaryStatistics(),
            (all, element) -> all.accept(mapper.applyAsDouble(element)), all -> all);
    }

    public static <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> comparator) {
        return reducing(BinaryOperator.<T>minBy(comparator));
    }

    public static <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> comparator) {
        return reducing(BinaryOperator.<T>maxBy(comparator));
    }

    public static <T> Collector<T, ?, T> reducing(T identity, BinaryOperator<T> operator) {
        return reducing(identity, element -> element, operator);
    }

    public static <T, U> Collector<T, ?, U> reducing(U identity, Function<? super T, ? extends U> mapper,
            BinaryOperator<U> operator) {
        return new Gathering<T, Cell<U>, U>(() -> {
            Cell<U> cell = new Cell<U>();
            cell.value = identity;
            return cell;
        }, (cell, element) -> {
            cell.value = operator.apply(cell.value, mapper.apply(element));
        }, cell -> cell.value);
    }

    public static <T> Collector<T, ?, Optional<T>> reducing(BinaryOperator<T> operator) {
        return new Gathering<T, Cell<T>, Optional<T>>(() -> new Cell<T>(), (cell, element) -> {
            cell.value = cell.filled ? operator.apply(cell.value, element) : element;
            cell.filled = true;
        }, cell -> Optional.ofNullable(cell.value));
    }

    public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(Function<? super T, ? extends K> classifier) {
        return groupingBy(classifier, () -> new HashMap<K, List<T>>(), Collectors.<T>toList());
    }

    public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(Function<? super T, ? extends K> classifier,
            Collector<? super T, A, D> downstream) {
        return groupingBy(classifier, () -> new HashMap<K, D>(), downstream);
    }

    public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(
            Function<? super T, ? extends K> classifier, Supplier<M> factory, Collector<? super T, A, D> downstream) {
        Supplier<A> supplier = downstream.supplier();
        BiConsumer<A, ? super T> accumulator = downstream.accumulator();
        return new Gathering<T, Map<K, A>, M>(() -> (Map<K, A>) (Object) factory.get(), (groups, element) -> {
            K key = Objects.requireNonNull(classifier.apply(element), "element cannot be mapped to a null key");
            A group = groups.computeIfAbsent(key, k -> supplier.get());
            accumulator.accept(group, element);
        }, groups -> {
            Function<A, D> finisher = downstream.finisher();
            groups.replaceAll((key, group) -> (A) finisher.apply(group));
            return (M) (Object) groups;
        });
    }

    public static <T> Collector<T, ?, Map<Boolean, List<T>>> partitioningBy(Predicate<? super T> predicate) {
        return partitioningBy(predicate, Collectors.<T>toList());
    }

    public static <T, D, A> Collector<T, ?, Map<Boolean, D>> partitioningBy(Predicate<? super T> predicate,
            Collector<? super T, A, D> downstream) {
        Supplier<A> supplier = downstream.supplier();
        BiConsumer<A, ? super T> accumulator = downstream.accumulator();
        return new Gathering<T, Map<Boolean, A>, Map<Boolean, D>>(() -> {
            Map<Boolean, A> both = new LinkedHashMap<>();
            both.put(false, supplier.get());
            both.put(true, supplier.get());
            return both;
        }, (both, element) -> accumulator.accept(both.get(predicate.test(element)), element), both -> {
            Map<Boolean, D> result = new LinkedHashMap<>();
            result.put(false, downstream.finisher().apply(both.get(false)));
            result.put(true, downstream.finisher().apply(both.get(true)));
            return result;
        });
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> keys,
            Function<? super T, ? extends U> values) {
        return new Gathering<T, Map<K, U>, Map<K, U>>(() -> new HashMap<K, U>(), (map, element) -> {
            K key = keys.apply(element);
            U value = Objects.requireNonNull(values.apply(element));
            U before = map.putIfAbsent(key, value);
            if (before != null) {
                throw new IllegalStateException(
                    "Duplicate key " + key + " (attempted merging values " + before + " and " + value + ")");
            }
        }, map -> map);
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(Function<? super T, ? extends K> keys,
            Function<? super T, ? extends U> values) {
        return collectingAndThen((Collector<T, Object, Map<K, U>>) (Object) toMap(keys, values), map -> Map.copyOf(map));
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(Function<? super T, ? extends K> keys,
            Function<? super T, ? extends U> values, BinaryOperator<U> merge) {
        return collectingAndThen((Collector<T, Object, Map<K, U>>) (Object) toMap(keys, values, merge), map -> Map.copyOf(map));
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> keys,
            Function<? super T, ? extends U> values, BinaryOperator<U> merge) {
        return toMap(keys, values, merge, () -> new HashMap<K, U>());
    }

    public static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> toMap(Function<? super T, ? extends K> keys,
            Function<? super T, ? extends U> values, BinaryOperator<U> merge, Supplier<M> factory) {
        return new Gathering<T, M, M>(factory,
            (map, element) -> map.merge(keys.apply(element), values.apply(element), merge), map -> map);
    }

    public static <T, R1, R2, R> Collector<T, ?, R> teeing(Collector<? super T, ?, R1> first,
            Collector<? super T, ?, R2> second, BiFunction<? super R1, ? super R2, R> merger) {
        Collector<T, Object, R1> one = (Collector<T, Object, R1>) (Object) first;
        Collector<T, Object, R2> two = (Collector<T, Object, R2>) (Object) second;
        return new Gathering<T, Object[], R>(() -> new Object[] {one.supplier().get(), two.supplier().get()},
            (both, element) -> {
                one.accumulator().accept(both[0], element);
                two.accumulator().accept(both[1], element);
            }, both -> merger.apply(one.finisher().apply(both[0]), two.finisher().apply(both[1])));
    }
}
