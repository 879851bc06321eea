// Collections of one's own below the abstract ones: what these make of a few methods.
// prints: true true [x, y] x x true
// prints: Queue full
// prints: true null
// prints: no element
// prints: not itself
// prints: true [1, 2, 1, 3] 2 -1 2
// prints: 2:3 1:1 0:9 true 38474 [1, 3] true
// prints: [] true
// prints: {1=1, 2=4, 3=9} 4 null truefalse [1, 2, 3][1, 4, 9] false3
// prints: true 16 15
// prints: not put
// prints: {one=1} 1 null{}
// prints: 0 []
// prints: [y, x, b, c] b c yy true[y, p, q, x, b]
// prints: Index: 9, Size: 5
// prints: [a, b, c, a] truefalse 4b
// prints: true [a, b, a] true[b, a] 2
// prints: not added
// prints: true
import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractQueue;
import java.util.AbstractSequentialList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.RandomAccess;
import java.util.Set;

class Main {
    /** A queue with room for two. */
    static class Two extends AbstractQueue<String> {
        private String first, second;

        Two() {
            super();
        }

        @Override
        public boolean offer(String element) {
            if (second != null) {
                return false;
            }
            if (first == null) {
                first = element;
            } else {
                second = element;
            }
            return true;
        }

        @Override
        public String poll() {
            String gone = first;
            first = second;
            second = null;
            return gone;
        }

        @Override
        public String peek() {
            return first;
        }

        @Override
        public Iterator<String> iterator() {
            return first == null ? Collections.emptyIterator() : second == null ? List.of(first).iterator() : List.of(first, second).iterator();
        }

        @Override
        public int size() {
            return first == null ? 0 : second == null ? 1 : 2;
        }
    }

    /** A list in an array of five. */
    static class Five extends AbstractList<Integer> implements RandomAccess {
        private final Integer[] items = new Integer[5];
        private int size;

        @Override
        public Integer get(int index) {
            return items[index];
        }

        @Override
        public Integer set(int index, Integer item) {
            Integer before = items[index];
            items[index] = item;
            return before;
        }

        @Override
        public void add(int index, Integer item) {
            System.arraycopy(items, index, items, index + 1, size - index);
            items[index] = item;
            size++;
            modCount++;
        }

        @Override
        public Integer remove(int index) {
            Integer before = items[index];
            System.arraycopy(items, index + 1, items, index, size - index - 1);
            size--;
            modCount++;
            return before;
        }

        @Override
        public int size() {
            return size;
        }

        void cut(int from, int to) {
            removeRange(from, to);
        }
    }

    /** Squares up to a number; nothing can be put in. */
    static class Squares extends AbstractMap<Integer, Integer> {
        private final int count;

        Squares(int count) {
            this.count = count;
        }

        @Override
        public Set<Map.Entry<Integer, Integer>> entrySet() {
            Map<Integer, Integer> map = new java.util.LinkedHashMap<>();
            for (int i = 1; i <= count; i++) {
                map.put(i, i * i);
            }
            return map.entrySet();
        }
    }

    /** A map that passes everything on. */
    static class Passing extends AbstractMap<String, Integer> {
        private final Map<String, Integer> kept = new HashMap<>();

        @Override
        public Integer put(String key, Integer value) {
            return kept.put(key, value);
        }

        @Override
        public Set<Map.Entry<String, Integer>> entrySet() {
            return kept.entrySet();
        }
    }

    /** A list that is walked step by step. */
    static class Walked extends AbstractSequentialList<String> {
        private final List<String> kept = new java.util.ArrayList<>(List.of("a", "b", "c"));

        @Override
        public ListIterator<String> listIterator(int index) {
            return kept.listIterator(index);
        }

        @Override
        public int size() {
            return kept.size();
        }
    }

    /** Everything in it stands once in a row. */
    static class Row extends AbstractCollection<Character> {
        private final StringBuilder row = new StringBuilder("abca");

        @Override
        public Iterator<Character> iterator() {
            return new Iterator<Character>() {
                private int at;

                @Override
                public boolean hasNext() {
                    return at < row.length();
                }

                @Override
                public Character next() {
                    return row.charAt(at++);
                }

                @Override
                public void remove() {
                    row.deleteCharAt(--at);
                }
            };
        }

        @Override
        public int size() {
            return row.length();
        }
    }

    public static void main(String[] args) {
        queue();
        list();
        maps();
        sequential();
        row();
    }

    static void queue() {
        Two two = new Two();
        System.out.println(two.add("x") + " " + two.addAll(List.of("y")) + " " + two + " " + two.element() + " " + two.remove() + " " + two.contains("y"));
        two.add("z");
        try {
            two.add("w");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        two.clear();
        try {
            two.remove();
        } catch (NoSuchElementException e) {
            System.out.println(two.isEmpty() + " " + e.getMessage());
        }
        try {
            two.element();
        } catch (NoSuchElementException e) {
            System.out.println("no element");
        }
        try {
            two.addAll(two);
        } catch (IllegalArgumentException e) {
            System.out.println("not itself");
        }
    }

    static void list() {
        Five five = new Five();
        System.out.println(five.addAll(List.of(1, 2, 1, 3)) + " " + five + " " + five.lastIndexOf(1) + " " + five.indexOf(4) + " " + five.set(1, 9));
        five.addAll(1, List.of(7));
        five.cut(0, 2);
        ListIterator<Integer> backwards = five.listIterator(five.size());
        StringBuilder seen = new StringBuilder();
        while (backwards.hasPrevious()) {
            seen.append(backwards.previousIndex()).append(':').append(backwards.previous()).append(' ');
        }
        System.out.println(seen + "" + five.equals(List.of(9, 1, 3)) + " " + five.hashCode() + " " + five.subList(1, 3) + " " + (five instanceof RandomAccess));
        five.clear();
        System.out.println(five + " " + five.isEmpty());
    }

    static void maps() {
        Squares squares = new Squares(3);
        System.out.println(squares + " " + squares.get(2) + " " + squares.get(5) + " " + squares.containsKey(3) + squares.containsValue(3) + " " + squares.keySet() + squares.values() + " " + squares.isEmpty() + squares.size());
        System.out.println(squares.equals(Map.of(1, 1, 2, 4, 3, 9)) + " " + squares.hashCode() + " " + squares.toString().length());
        try {
            squares.put(4, 16);
        } catch (UnsupportedOperationException e) {
            System.out.println("not put");
        }
        Passing passing = new Passing();
        passing.putAll(Map.of("one", 1));
        System.out.println(passing + " " + passing.remove("one") + " " + passing.remove("two") + passing);
        passing.put("two", 2);
        passing.clear();
        System.out.println(passing.size() + " " + passing.entrySet());
    }

    static void sequential() {
        Walked walked = new Walked();
        walked.add(1, "x");
        walked.set(0, "y");
        System.out.println(walked + " " + walked.get(2) + " " + walked.remove(3) + " " + walked.listIterator().next() + walked.iterator().next() + " " + walked.addAll(1, Arrays.asList("p", "q")) + walked);
        try {
            walked.get(9);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }

    static void row() {
        Collection<Character> row = new Row();
        System.out.println(row + " " + row.contains('c') + row.containsAll(List.of('a', 'z')) + " " + row.toArray().length + row.toArray(new Character[0])[1]);
        System.out.println(row.retainAll(List.of('a', 'b')) + " " + row.toString() + " " + row.remove('a') + row + " " + row.stream().count());
        try {
            row.add('d');
        } catch (UnsupportedOperationException e) {
            System.out.println("not added");
        }
        row.clear();
        System.out.println(row.isEmpty());
    }
}
