// Streams of longs and doubles: where they come from, their steps, what they come to, and what they refuse.
// prints: 2432902008176640000
// prints: 0 0 OptionalLong.empty
// prints: [-81, -27, -9, -3, -1]
// prints: [4, 2]
// prints: OptionalDouble[4.0]
// prints: <9><3>
// prints: -9223372036854775808 OptionalDouble[-4.6116860184273879E18]
// prints: true true false
// prints: p0f0p4f4p8f801 LongSummaryStatistics{count=2, sum=6, min=3, average=3.000000, max=3}
// prints: 3 1.5 3.0
// prints: OptionalLong[8] OptionalLong[6] OptionalLong[6] OptionalLong[14]
// prints: 12
// prints: 1.0 0.6000000000000001
// prints: OptionalDouble[NaN] OptionalDouble[-0.0] OptionalDouble.empty
// prints: [-Infinity, -0.0, 0.0, 2.0, NaN]
// prints: [1.0, 0.5, 0.25, 0.125]
// prints: 2 4.5
// prints: OptionalDouble[1.0] OptionalDouble[4.0]
// prints: 0 9223372036854775807
// prints: 1.0;2.0;9.0
// prints: pp2.01.01.0 falsetruetrue
// prints: DoubleSummaryStatistics{count=2, sum=6.000000, min=2.000000, average=3.000000, max=4.000000} OptionalDouble[-2.0]
// prints: 1.02.0
// prints: 9000000000 3.0 OptionalLong[2]
// prints: 3 294
// prints: 21xy
// prints: a b false 1 2 false
// prints: 3 4 false 5.0 false
// prints: 0 123 false
// prints: 8589934592 2 0.5
// prints: over
// prints: false false false false
// prints: 3 truefalse 4 5 3
// prints: has 3
// prints: OptionalLong[3]OptionalLong.empty OptionalInt[1] OptionalDouble.empty2.0
// prints: nothing
// prints: 3 0 [4]OptionalDouble[5.0]
// prints: 6
// prints: No value present
// prints: 3.0
// prints: none
// prints: stream has already been operated upon or closed
// prints: -1
// prints: false
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.stream.BaseStream;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

class Main {
    public static void main(String[] args) {
        longs();
        doubles();
        between();
        iterators();
        optionals();
        misused();
    }

    static void longs() {
        System.out.println(LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b));
        System.out.println(LongStream.range(5, 5).count() + " " + LongStream.empty().sum() + " " + LongStream.range(3, 1).max());
        System.out.println(Arrays.toString(LongStream.iterate(1, x -> x < 100, x -> x * 3).map(x -> -x).sorted().toArray()));
        System.out.println(LongStream.concat(LongStream.of(4L), LongStream.of(4, 2)).distinct().boxed().collect(Collectors.toList()));
        System.out.println(LongStream.iterate(1, x -> x + 1).skip(2).takeWhile(x -> x < 6).average());
        System.out.println(LongStream.of(1, 2, 9, 3).dropWhile(x -> x < 9).mapToObj(x -> "<" + x + ">").collect(Collectors.joining()));
        System.out.println(LongStream.of(Long.MAX_VALUE, 1).sum() + " " + LongStream.of(Long.MAX_VALUE, 1).average());
        System.out.println(LongStream.of(5, 7).anyMatch(x -> x == 7) + " " + LongStream.empty().allMatch(x -> false) + " " + LongStream.of(1).noneMatch(x -> x > 0));
        StringBuilder seen = new StringBuilder();
        LongStream.range(0, 9).filter(x -> x % 4 == 0).peek(x -> seen.append('p').append(x)).forEachOrdered(x -> seen.append('f').append(x));
        LongStream.of(2).flatMap(x -> LongStream.range(0, x)).forEach(seen::append);
        System.out.println(seen + " " + LongStream.generate(() -> 3).limit(2).summaryStatistics());
        System.out.println(LongStream.of(1L << 40, 3).mapToInt(x -> (int) x).sum() + " " + LongStream.of(1, 2).mapToDouble(x -> x / 2.0).sum() + " " + LongStream.of(3).asDoubleStream().sum());
        System.out.println(LongStream.of(8, 6).findFirst() + " " + LongStream.of(6).findAny() + " " + LongStream.of(8, 6).min() + " " + LongStream.of(8, 6).reduce(Long::sum));
        StringBuilder gathered = LongStream.of(1, 2).collect(StringBuilder::new, StringBuilder::append, StringBuilder::append);
        System.out.println(gathered);
    }

    static void doubles() {
        System.out.println(DoubleStream.of(0.1, 0.2, 0.3, 0.4).sum() + " " + DoubleStream.of(0.1, 0.2, 0.3).reduce(0, Double::sum));
        System.out.println(DoubleStream.of(Double.NaN, 1).max() + " " + DoubleStream.of(-0.0, 0.0).min() + " " + DoubleStream.empty().average());
        System.out.println(Arrays.toString(DoubleStream.of(2, -0.0, Double.NaN, 0.0, Double.NEGATIVE_INFINITY, 2).sorted().distinct().toArray()));
        System.out.println(DoubleStream.iterate(1, x -> x / 2).limit(4).boxed().collect(Collectors.toList()));
        System.out.println(DoubleStream.iterate(1, x -> x > 0.2, x -> x / 2).skip(1).count() + " " + DoubleStream.generate(() -> 1.5).limit(3).sum());
        System.out.println(DoubleStream.concat(DoubleStream.of(1), DoubleStream.empty()).findFirst() + " " + DoubleStream.of(4).findAny());
        System.out.println(DoubleStream.of(1.9, -1.9).mapToInt(x -> (int) x).sum() + " " + DoubleStream.of(1e19).mapToLong(x -> (long) x).sum());
        System.out.println(DoubleStream.of(1, 2, 3).takeWhile(x -> x < 3).mapToObj(x -> x + ";").collect(Collectors.joining()) + DoubleStream.of(1, 2, 3).dropWhile(x -> x < 3).map(x -> x * x).sum());
        StringBuilder seen = new StringBuilder();
        DoubleStream.of(1, 2).peek(x -> seen.append('p')).filter(x -> x > 1).forEachOrdered(seen::append);
        DoubleStream.of(1).flatMap(x -> DoubleStream.of(x, x)).forEach(seen::append);
        System.out.println(seen + " " + DoubleStream.of(1).anyMatch(Double::isNaN) + DoubleStream.of(1).allMatch(Double::isFinite) + DoubleStream.of(1).noneMatch(Double::isNaN));
        System.out.println(DoubleStream.of(2, 4).summaryStatistics() + " " + DoubleStream.of(3, 5).reduce((a, b) -> a - b));
        StringBuilder gathered = DoubleStream.of(1, 2).collect(StringBuilder::new, StringBuilder::append, StringBuilder::append);
        System.out.println(gathered);
    }

    static void between() {
        System.out.println(IntStream.of(1, 2).mapToLong(x -> x * 3_000_000_000L).sum() + " " + IntStream.of(1, 2).asDoubleStream().sum() + " " + IntStream.of(1, 2).asLongStream().max());
        System.out.println(Stream.of("a", "bb").mapToLong(String::length).sum() + " " + Stream.of("ab", "c").flatMapToInt(String::chars).sum());
        StringBuilder seen = new StringBuilder();
        IntStream.of(2, 1).forEachOrdered(seen::append);
        Stream.of("x", "y").forEachOrdered(seen::append);
        System.out.println(seen);
    }

    static <T, S extends BaseStream<T, S>> String walked(BaseStream<T, S> stream) {
        boolean parallel = stream.isParallel();
        StringBuilder seen = new StringBuilder();
        try (S same = stream.sequential().unordered()) {
            for (Iterator<T> iterator = same.iterator(); iterator.hasNext();) {
                seen.append(iterator.next()).append(' ');
            }
        }
        return seen.append(parallel).toString();
    }

    static void iterators() {
        System.out.println(walked(Stream.of("a", "b")) + " " + walked(IntStream.of(1, 2)));
        System.out.println(walked(LongStream.of(3, 4)) + " " + walked(DoubleStream.of(5)));
        PrimitiveIterator.OfInt ints = IntStream.range(0, 4).iterator();
        int first = ints.nextInt();
        StringBuilder rest = new StringBuilder();
        ints.forEachRemaining((int x) -> rest.append(x));
        System.out.println(first + " " + rest + " " + ints.hasNext());
        PrimitiveIterator.OfLong longs = LongStream.of(1L << 33, 2).iterator();
        PrimitiveIterator.OfDouble doubles = DoubleStream.of(0.5).sequential().unordered().iterator();
        System.out.println(longs.nextLong() + " " + longs.next() + " " + doubles.nextDouble());
        try {
            doubles.nextDouble();
        } catch (NoSuchElementException e) {
            System.out.println("over");
        }
        LongStream open = LongStream.of(1).sequential().unordered();
        open.close();
        DoubleStream.of(1).close();
        IntStream.of(1).sequential().unordered().close();
        Stream.of(1).sequential().unordered().close();
        System.out.println(IntStream.of(1).isParallel() + " " + LongStream.of(1).isParallel() + " " + DoubleStream.of(1).isParallel() + " " + Stream.of(1).isParallel());
    }

    static void optionals() {
        OptionalLong some = OptionalLong.of(3);
        OptionalLong none = OptionalLong.empty();
        System.out.println(some.getAsLong() + " " + some.isPresent() + none.isPresent() + " " + none.orElse(4) + " " + none.orElseGet(() -> 5) + " " + some.orElseThrow());
        some.ifPresent(x -> System.out.println("has " + x));
        System.out.println(some.toString() + none + " " + OptionalInt.of(1).toString() + " " + OptionalDouble.empty().toString() + OptionalDouble.of(2).getAsDouble());
        none.ifPresentOrElse(x -> System.out.println(x), () -> System.out.println("nothing"));
        System.out.println(some.stream().sum() + " " + none.stream().count() + " " + OptionalInt.of(4).stream().boxed().collect(Collectors.toList()) + OptionalDouble.of(5).stream().max());
        OptionalInt.of(6).ifPresentOrElse(System.out::println, () -> System.out.println("nothing"));
        try {
            none.getAsLong();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(OptionalInt.of(1).orElseThrow(IllegalStateException::new) + OptionalDouble.of(2).orElseThrow(Error::new));
            none.orElseThrow(() -> new IllegalStateException("none"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }

    static void misused() {
        LongStream stream = LongStream.of(1, 2);
        stream.filter(x -> x > 1);
        try {
            stream.sum();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            DoubleStream.of(1).limit(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(List.of(1, 2).stream().isParallel());
    }
}
