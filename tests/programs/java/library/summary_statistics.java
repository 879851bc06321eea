// What summary statistics say of no number, of some, of several taken together, and of numbers that overflow or are none.
// prints: IntSummaryStatistics{count=0, sum=0, min=2147483647, average=0.000000, max=-2147483648} 2147483647 -2147483648 0.0
// prints: 4294967294 2.147483647E9
// prints: 5 4294967300 -1 2147483647
// prints: IntSummaryStatistics{count=5, sum=4294967300, min=-1, average=858993460.000000, max=2147483647}
// prints: 9223372036854775807 -9223372036854775808 0 0.0
// prints: 2 -9 7 -1.0
// prints: -9223372036854775808 -4.6116860184273879E18
// prints: LongSummaryStatistics{count=4, sum=9223372036854775806, min=-9, average=2305843009213694000.000000, max=9223372036854775807}
// prints: Infinity -Infinity 0.0 0.0
// prints: 1.0 0.1 DoubleSummaryStatistics{count=10, sum=1.000000, min=0.100000, average=0.100000, max=0.100000}
// prints: 0.0 3
// prints: 1.0 -1.0E16 1.0E16
// prints: Infinity Infinity 1.5
// prints: NaN NaN NaN
// prints: -0.0 0.0 0.0
// prints: IntSummaryStatistics{count=3, sum=15, min=3, average=5.000000, max=7}
// prints: 7696581394432
// prints: 2.5
// prints: 9223372036854775805
// prints: 0.30000000000000004
// prints: 5.0
import java.util.DoubleSummaryStatistics;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class Main {
    public static void main(String[] args) {
        ints();
        longs();
        doubles();
        collected();
    }

    static void ints() {
        IntSummaryStatistics none = new IntSummaryStatistics();
        System.out.println(none + " " + none.getMin() + " " + none.getMax() + " " + none.getAverage());
        IntSummaryStatistics some = IntStream.of(3, -1, 4).summaryStatistics();
        IntSummaryStatistics large = new IntSummaryStatistics();
        large.accept(Integer.MAX_VALUE);
        large.accept(Integer.MAX_VALUE);
        System.out.println(large.getSum() + " " + large.getAverage());
        some.combine(large);
        System.out.println(some.getCount() + " " + some.getSum() + " " + some.getMin() + " " + some.getMax());
        some.combine(none);
        System.out.println(some.toString());
    }

    static void longs() {
        LongSummaryStatistics some = new LongSummaryStatistics();
        System.out.println(some.getMin() + " " + some.getMax() + " " + some.getSum() + " " + some.getAverage());
        some.accept(7);
        some.accept(-9L);
        System.out.println(some.getCount() + " " + some.getMin() + " " + some.getMax() + " " + some.getAverage());
        LongSummaryStatistics large = new LongSummaryStatistics();
        large.accept(Long.MAX_VALUE);
        large.accept(1L);
        System.out.println(large.getSum() + " " + large.getAverage());
        large.combine(some);
        System.out.println(large.toString());
    }

    static void doubles() {
        DoubleSummaryStatistics some = new DoubleSummaryStatistics();
        System.out.println(some.getMin() + " " + some.getMax() + " " + some.getSum() + " " + some.getAverage());
        for (int i = 0; i < 10; i++) {
            some.accept(0.1);
        }
        System.out.println(some.getSum() + " " + some.getAverage() + " " + some);
        DoubleSummaryStatistics wide = new DoubleSummaryStatistics();
        wide.accept(1e16);
        wide.accept(1.0);
        wide.accept(-1e16);
        System.out.println(wide.getSum() + " " + wide.getCount());
        wide.combine(some);
        System.out.println(wide.getSum() + " " + wide.getMin() + " " + wide.getMax());
        DoubleSummaryStatistics endless = new DoubleSummaryStatistics();
        endless.accept(Double.POSITIVE_INFINITY);
        endless.accept(1.5);
        System.out.println(endless.getSum() + " " + endless.getAverage() + " " + endless.getMin());
        endless.accept(Double.NaN);
        System.out.println(endless.getSum() + " " + endless.getMax() + " " + endless.getMin());
        DoubleSummaryStatistics zeros = new DoubleSummaryStatistics();
        zeros.accept(0.0);
        zeros.accept(-0.0);
        System.out.println(zeros.getMin() + " " + zeros.getMax() + " " + zeros.getSum());
    }

    static void collected() {
        List<String> words = List.of("one", "three", "fifteen");
        System.out.println(words.stream().collect(Collectors.summarizingInt(String::length)));
        System.out.println(words.stream().collect(Collectors.summarizingLong(word -> (long) word.length() << 40)).getMax());
        System.out.println(words.stream().collect(Collectors.summarizingDouble(word -> word.length() / 2.0)).getAverage());
        System.out.println(words.stream().collect(Collectors.summingLong(word -> Long.MAX_VALUE)));
        System.out.println(words.stream().collect(Collectors.summingDouble(word -> 0.1)));
        System.out.println(words.stream().collect(Collectors.averagingLong(String::length)));
    }
}
