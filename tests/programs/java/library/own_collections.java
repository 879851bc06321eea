// Classes of one's own on top of the abstract ones.
// prints: [3, 4, 5, 6, 7] true 4 [4, 5] 31523876 true 7
// prints: java.lang.UnsupportedOperationException
// prints: 3 2 1 -3 -2 -1
// prints: java.lang.UnsupportedOperationException: remove
// prints: {0=0, 1=1, 2=4, 3=9} 9 4 true true [0, 1, 2, 3] [0, 1, 4, 9] 16 true
// prints: k=2 true 105
import java.util.*;

class Main {
    static class Range extends AbstractList<Integer> {
        private final int from;
        private final int to;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public Integer get(int index) {
            return from + Objects.checkIndex(index, size());
        }

        @Override
        public int size() {
            return to - from;
        }
    }

    static class Countdown implements Iterable<Integer> {
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                private int left = 3;

                public boolean hasNext() {
                    return left > 0;
                }

                public Integer next() {
                    return left--;
                }
            };
        }
    }

    static class Squares extends AbstractMap<Integer, Integer> {
        public Set<Map.Entry<Integer, Integer>> entrySet() {
            Set<Map.Entry<Integer, Integer>> entries = new LinkedHashSet<>();
            for (int i = 0; i < 4; i++) {
                entries.add(new AbstractMap.SimpleEntry<>(i, i * i));
            }
            return entries;
        }
    }

    public static void main(String[] args) {
        Range range = new Range(3, 8);
        System.out.println(range + " " + range.contains(5) + " " + range.indexOf(7) + " " + range.subList(1, 3) + " " + range.hashCode() + " " + range.equals(List.of(3, 4, 5, 6, 7)) + " " + Collections.max(range));
        try {
            range.add(1);
        } catch (UnsupportedOperationException e) {
            System.out.println(e);
        }
        for (int i : new Countdown()) {
            System.out.print(i + " ");
        }
        new Countdown().forEach(i -> System.out.print(-i + " "));
        System.out.println();
        try {
            new Countdown().iterator().remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e);
        }
        Squares squares = new Squares();
        System.out.println(squares + " " + squares.get(3) + " " + squares.size() + " " + squares.containsKey(2) + " " + squares.containsValue(4) + " " + squares.keySet() + " " + squares.values() + " " + squares.hashCode() + " " + squares.equals(Map.of(0, 0, 1, 1, 2, 4, 3, 9)));
        Map.Entry<String, Integer> entry = new AbstractMap.SimpleEntry<>("k", 1);
        entry.setValue(2);
        System.out.println(entry + " " + entry.equals(Map.entry("k", 2)) + " " + entry.hashCode());
    }
}
