// Streams of objects and numbers, with inputs that are not known.
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class Main {
    public static void main(String[] args) {
        // prints: [a, b]
        System.out.println(Stream.of("b", "a").sorted().collect(Collectors.toList()));
        // prints: 10 2.0
        System.out.println(IntStream.range(0, 5).sum() + " " + IntStream.range(0, 5).average().getAsDouble());
    }

    // check Main.total: valid
    //@ requires a != null && a.length == 3;
    //@ ensures \result == a[0] + a[1] + a[2];
    static int total(int[] a) {
        return Arrays.stream(a).sum();
    }

    // check Main.positive: valid
    static void positive(int x, int y) {
        boolean all = Stream.of(x, y).allMatch(v -> v > 0);
        assert all == (x > 0 && y > 0);
    }

    // check Main.largest: valid
    static void largest(int x, int y) {
        int most = IntStream.of(x, y).max().getAsInt();
        assert most >= x && most >= y && (most == x || most == y);
    }

    static void first(int x) {
        List<Integer> big = Stream.of(1, x, 3).filter(v -> v > 5).collect(Collectors.toList());
        assert big.isEmpty(); // check Main.first: invalid, exception here
    }

    static void none(int x) {
        // check Main.none: invalid
        IntStream.of(x).filter(v -> v != 4).findFirst().getAsInt();
    }

    // check Main.parallel: unknown
    static void parallel() {
        Stream.of(1).parallel().forEach(x -> System.out.println(x));
    }
}
