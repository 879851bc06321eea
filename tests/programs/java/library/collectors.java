// Collectors: those of one's own, their parts, and the less usual ones of the library.
// prints: a/b/ .
// prints: [3, 2, 1]
// prints: x/y/
// prints: {0=[], 1=[3], 2=[1, 2]}
// prints: Optional[aa] Optional.empty
// prints: 7
// prints: [2, 1] [2] {1=a, 2=bb} [1, 2]
// prints: refused
// prints: refused
// prints: refused
// prints: no null
// prints: Duplicate key 1 (attempted merging values a and b)
// prints: Duplicate key 1 (attempted merging values a and b)
// prints: {1=ab}
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class Main {
    static final Collector<String, StringBuilder, String> LINE = Collector.of(
        StringBuilder::new, (line, word) -> line.append(word).append('/'), StringBuilder::append, StringBuilder::toString);

    static final Collector<Integer, List<Integer>, List<Integer>> BACKWARDS = Collector.of(
        ArrayList::new, (list, number) -> list.add(0, number), (one, other) -> { other.addAll(one); return other; });

    public static void main(String[] args) {
        System.out.println(Stream.of("a", "b").collect(LINE) + " " + Stream.<String>empty().collect(LINE) + ".");
        System.out.println(Stream.of(1, 2, 3).collect(BACKWARDS));
        StringBuilder begun = LINE.supplier().get();
        LINE.accumulator().accept(begun, "x");
        LINE.accumulator().accept(begun, "y");
        System.out.println(LINE.finisher().apply(begun));
        nested();
        unmodifiable();
        duplicates();
    }

    static void nested() {
        Stream<List<Integer>> lists = Stream.of(List.of(1, 2), List.of(), List.of(3));
        Map<Integer, List<Integer>> bySize = lists.collect(
            Collectors.groupingBy(List::size, TreeMap::new, Collectors.flatMapping(List::stream, Collectors.toList())));
        System.out.println(bySize);
        System.out.println(Stream.of("b", "aa", "c").collect(Collectors.minBy(Comparator.naturalOrder())) + " " + Stream.<String>empty().collect(Collectors.maxBy(Comparator.naturalOrder())));
        System.out.println(Stream.of("b", "aa", "c").collect(Collectors.collectingAndThen(LINE, String::length)));
    }

    static void unmodifiable() {
        List<Integer> list = Stream.of(2, 1).collect(Collectors.toUnmodifiableList());
        Set<Integer> set = Stream.of(2, 2).collect(Collectors.toUnmodifiableSet());
        Map<Integer, String> map = Stream.of("a", "bb").collect(Collectors.toUnmodifiableMap(String::length, word -> word));
        System.out.println(list + " " + set + " " + new TreeMap<>(map) + " " + new TreeSet<>(map.keySet()));
        for (Runnable change : new Runnable[] {() -> list.add(1), () -> set.remove(2), () -> map.clear()}) {
            try {
                change.run();
                System.out.println("changed");
            } catch (UnsupportedOperationException e) {
                System.out.println("refused");
            }
        }
        try {
            Stream.of(1, null).collect(Collectors.toUnmodifiableList());
        } catch (NullPointerException e) {
            System.out.println("no null");
        }
    }

    static void duplicates() {
        try {
            Stream.of("a", "b").collect(Collectors.toMap(String::length, word -> word));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Stream.of("a", "b").collect(Collectors.toUnmodifiableMap(String::length, word -> word));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Stream.of("a", "b").collect(Collectors.toUnmodifiableMap(String::length, word -> word, String::concat)));
    }
}
