// Reversed views that are not translated.
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;

class Main {
    static int linked() {
        return new LinkedList<>(List.of(1, 2)).reversed().getFirst();   // check Main.linked: unknown, unsupported LinkedList.reversed here
    }

    static class One extends AbstractSet<Integer> implements SortedSet<Integer> {
        public int size() {
            return 1;
        }

        public Iterator<Integer> iterator() {
            return List.of(1).iterator();
        }

        public Comparator<? super Integer> comparator() {
            return null;
        }

        public SortedSet<Integer> subSet(Integer from, Integer to) {
            return this;
        }

        public SortedSet<Integer> headSet(Integer to) {
            return this;
        }

        public SortedSet<Integer> tailSet(Integer from) {
            return this;
        }

        public Integer first() {
            return 1;
        }

        public Integer last() {
            return 1;
        }
    }

    static class Nothing extends AbstractMap<Integer, Integer> implements SortedMap<Integer, Integer> {
        public Set<Map.Entry<Integer, Integer>> entrySet() {
            return Set.of();
        }

        public Comparator<? super Integer> comparator() {
            return null;
        }

        public SortedMap<Integer, Integer> subMap(Integer from, Integer to) {
            return this;
        }

        public SortedMap<Integer, Integer> headMap(Integer to) {
            return this;
        }

        public SortedMap<Integer, Integer> tailMap(Integer from) {
            return this;
        }

        public Integer firstKey() {
            return 1;
        }

        public Integer lastKey() {
            return 1;
        }
    }

    static int first() {                        // check Main.first: valid
        return new One().getFirst();
    }

    static Object set() {
        return new One().reversed();            // check Main.set: unknown, unsupported SortedSet.reversed of a class of one's own here
    }

    static Object map() {
        return new Nothing().reversed();            // check Main.map: unknown, unsupported SortedMap.reversed of a class of one's own here
    }
}
