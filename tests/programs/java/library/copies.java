// Copies of collections share their elements and nothing else; room that is asked for changes nothing.
// prints: [1] [1, 2]
// prints: {k=s!} {l=null, k=s!}
// prints: [1] [a][y, z, a]
// prints: {a=2, b=3}
// prints: [3, 1, 2] [2]
// prints: true true 3 [4, 6, 5, 4]null
// prints: [4, 6] [4, 4, 5, 6]
// prints: 456
// prints: {b=2, c=3}
// prints: true false
// prints: true 1
// prints: 0
// prints: true null true 6[a=6]
// prints: true false [q]{}
// prints: [a, b] truefalsetrue false
// prints: true [2, 3, 2]true 3 7
// prints: [p-q] {3}
// prints: 1 1
// prints: Range [2, 1) out of bounds for length 3
// prints: Range [2, 2 + 2) out of bounds for length 3
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.StringJoiner;
import java.util.BitSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;

class Main {
    static class Newest extends LinkedHashMap<String, Integer> {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
            return size() > 2;
        }
    }

    static class Cut<T> extends ArrayList<T> {
        void cut(int from, int to) {
            removeRange(from, to);
        }
    }

    static class CutVector extends Vector<Integer> {
        void cut(int from, int to) {
            removeRange(from, to);
        }
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        ArrayDeque<Integer> deque = new ArrayDeque<>();
        deque.offerLast(1);
        ArrayDeque<Integer> copy = deque.clone();
        copy.offerLast(2);
        System.out.println(deque + " " + copy);
        StringBuilder shared = new StringBuilder("s");
        HashMap<String, StringBuilder> map = new HashMap<>();
        map.put("k", shared);
        HashMap<String, StringBuilder> second = (HashMap<String, StringBuilder>) map.clone();
        second.get("k").append('!');
        second.put("l", null);
        System.out.println(map + " " + second);
        HashSet<Integer> set = (HashSet<Integer>) new HashSet<>(List.of(1)).clone();
        LinkedList<String> list = new LinkedList<>(List.of("a"));
        LinkedList<String> other = (LinkedList<String>) list.clone();
        other.addAll(0, List.of("y", "z"));
        System.out.println(set + " " + list + other);
        Map<String, Integer> target = new HashMap<>(Map.of("a", 1));
        target.putAll(Map.of("a", 2, "b", 3));
        System.out.println(target);
        lists();
        maps();
        wrapped();
        checks();
    }

    static void lists() {
        ArrayList<Integer> list = new ArrayList<>(List.of(3, 1, 2));
        list.ensureCapacity(100);
        list.trimToSize();
        Cut<Integer> cut = new Cut<>();
        cut.addAll(list);
        cut.cut(0, 2);
        System.out.println(list + " " + cut);
        CutVector vector = new CutVector();
        System.out.println(vector.addAll(List.of(4, 5, 4)) + " " + vector.addAll(1, List.of(6)) + " " + vector.lastIndexOf(4) + " " + Arrays.toString(vector.toArray()) + vector.toArray(new Integer[5])[4]);
        vector.sort(null);
        Vector<Integer> copy = new Vector<>(vector);
        vector.cut(1, 3);
        System.out.println(vector + " " + copy);
        Iterator<Integer> rest = copy.iterator();
        rest.next();
        StringBuilder seen = new StringBuilder();
        rest.forEachRemaining(seen::append);
        System.out.println(seen);
    }

    static void maps() {
        Newest newest = new Newest();
        newest.put("a", 1);
        newest.put("b", 2);
        newest.put("c", 3);
        System.out.println(newest);
        Hashtable<String, Integer> table = new Hashtable<>();
        table.put("k", 7);
        System.out.println(table.containsValue(7) + " " + table.containsValue(8));
        table.clear();
        IdentityHashMap<Object, String> identity = new IdentityHashMap<>();
        identity.put("x", "literal");
        System.out.println(table.isEmpty() + " " + identity.size());
        identity.clear();
        System.out.println(identity.size());
        ConcurrentHashMap<String, Integer> shared = new ConcurrentHashMap<>(Map.of("a", 1));
        System.out.println(shared.replace("a", 1, 5) + " " + shared.replace("b", 2) + " " + shared.containsValue(5) + " " + shared.computeIfPresent("a", (key, value) -> value + 1) + shared.entrySet());
        shared.clear();
        Set<String> keys = ConcurrentHashMap.newKeySet();
        System.out.println(keys.add("q") + " " + keys.add("q") + " " + keys + shared);
    }

    static void wrapped() {
        Collection<String> locked = Collections.synchronizedCollection(new ArrayList<>(List.of("a")));
        locked.add("b");
        Set<String> set = Collections.newSetFromMap(new HashMap<>());
        System.out.println(locked + " " + set.add("x") + set.add("x") + set.contains("x") + " " + Collections.emptyIterator().hasNext());
        Collection<Integer> numbers = new ArrayList<>(List.of(1, 2, 3, 2));
        System.out.println(numbers.retainAll(List.of(2, 3)) + " " + numbers + numbers.containsAll(List.of(3)) + " " + numbers.toArray(new Integer[0]).length + " " + numbers.stream().mapToInt(x -> x).sum());
        BitSet bits = new BitSet();
        bits.set(3);
        System.out.println(new StringJoiner("-", "[", "]").add("p").add("q").toString() + " " + bits.toString());
    }

    static void checks() {
        System.out.println(Objects.checkFromToIndex(1, 3, 3) + " " + Objects.checkFromIndexSize(1, 2, 3));
        try {
            Objects.checkFromToIndex(2, 1, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            Objects.checkFromIndexSize(2, 2, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
