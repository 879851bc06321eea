import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;

/** Sorted collections whose comparators nobody knows. */
public class Ordered {
    static class Key {
        int id;
    }

    private final TreeMap<Key, String> names;

    Ordered(Comparator<Key> order) {
        names = new TreeMap<>(order);
    }

    //@ requires k != null;
    public String rename(Key k, String name) {
        return names.containsKey(k) ? names.put(k, name) : null;
    }

    //@ requires set != null && k != null;
    public static boolean add(TreeSet<Key> set, Key k) {
        return set.add(k);
    }

    public static Key least(PriorityQueue<Key> queue) {
        return queue == null ? null : queue.poll();
    }
}
