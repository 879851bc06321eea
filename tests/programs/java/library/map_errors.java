// What maps, sets and queues throw.
// prints: java.lang.IllegalArgumentException: Illegal initial capacity: -1
// prints: java.lang.IllegalArgumentException: Illegal load factor: 0.0
// prints: java.util.ConcurrentModificationException
// prints: java.util.ConcurrentModificationException
// prints: java.lang.NullPointerException
// prints: java.util.ConcurrentModificationException
// prints: java.lang.UnsupportedOperationException
// prints: java.lang.IllegalArgumentException: duplicate key: a
// prints: java.lang.NullPointerException
// prints: java.lang.UnsupportedOperationException
// prints: java.lang.NullPointerException: Cannot invoke "Object.equals(Object)" because "o" is null
// prints: java.lang.IllegalArgumentException: duplicate element: 1
// prints: java.lang.UnsupportedOperationException
// prints: java.lang.NullPointerException
// prints: java.lang.UnsupportedOperationException: not supported
// prints: java.lang.NullPointerException: Cannot invoke "java.lang.Comparable.compareTo(Object)" because "k1" is null
// prints: java.util.NoSuchElementException
// prints: java.lang.NullPointerException
// prints: java.util.NoSuchElementException
// prints: java.lang.IllegalArgumentException: key out of range
// prints: java.lang.IllegalArgumentException: fromKey > toKey
// prints: java.util.ConcurrentModificationException
// prints: java.util.NoSuchElementException
// prints: java.util.NoSuchElementException
// prints: java.lang.NullPointerException
// prints: java.lang.IllegalArgumentException
// prints: java.util.NoSuchElementException
// prints: java.lang.UnsupportedOperationException
// prints: java.lang.UnsupportedOperationException
// prints: java.lang.UnsupportedOperationException
// prints: java.lang.NullPointerException
// prints: java.lang.NullPointerException: message
// prints: java.lang.IndexOutOfBoundsException: Index 3 out of bounds for length 2
// prints: java.lang.NullPointerException
// prints: java.util.NoSuchElementException: No value present
// prints: java.lang.IllegalStateException: mine
import java.util.*;

class Main {
    static void attempt(Runnable action) {
        try {
            action.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> map = new HashMap<>(Map.of("a", 1));
        map.put("b", 2);
        attempt(() -> new HashMap<>(-1));
        attempt(() -> new HashMap<>(1, 0f));
        attempt(() -> {
            for (String key : map.keySet()) {
                map.put(key + key, 1);
            }
        });
        attempt(() -> map.computeIfAbsent("zz", k -> map.put("yy", 2)));
        attempt(() -> map.merge("a", null, Integer::sum));
        attempt(() -> map.forEach((k, v) -> map.remove(k)));
        attempt(() -> map.entrySet().add(null));
        attempt(() -> Map.of("a", 1, "a", 2));
        attempt(() -> Map.of("a", null));
        attempt(() -> Map.of("a", 1).put("b", 2));
        attempt(() -> Map.of("a", 1).get(null));
        attempt(() -> Set.of(1, 1));
        attempt(() -> Set.of(1).add(2));
        attempt(() -> Map.entry(null, 1));
        attempt(() -> Map.entry(1, 1).setValue(2));
        attempt(() -> new TreeMap<String, Integer>().put(null, 1));
        attempt(() -> new TreeMap<String, Integer>().firstKey());
        attempt(() -> new TreeMap<String, Integer>().get(null));
        attempt(() -> new TreeSet<Integer>().first());
        attempt(() -> new TreeMap<>(Map.of(1, 1, 5, 5)).headMap(3).put(4, 4));
        attempt(() -> new TreeMap<>(Map.of(1, 1)).subMap(3, 2));
        attempt(() -> {
            TreeMap<Integer, Integer> tree = new TreeMap<>(Map.of(1, 1, 2, 2));
            for (Integer key : tree.keySet()) {
                tree.remove(key);
            }
        });
        attempt(() -> new PriorityQueue<Integer>().remove());
        attempt(() -> new PriorityQueue<Integer>().element());
        attempt(() -> new PriorityQueue<Integer>().add(null));
        attempt(() -> new PriorityQueue<Integer>(0));
        attempt(() -> new ArrayDeque<Integer>().removeFirst());
        attempt(() -> Collections.unmodifiableMap(map).put("x", 1));
        attempt(() -> Collections.unmodifiableSet(map.keySet()).remove("a"));
        attempt(() -> Collections.emptyMap().put(1, 1));
        attempt(() -> Objects.requireNonNull(null));
        attempt(() -> Objects.requireNonNull(null, "message"));
        attempt(() -> Objects.checkIndex(3, 2));
        attempt(() -> Optional.of(null));
        attempt(() -> Optional.empty().get());
        attempt(() -> Optional.empty().orElseThrow(() -> new IllegalStateException("mine")));
    }
}
