import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;

/** A cache that forgets what was not used for the longest time. */
public class RecentCache<K, V> {
    private final int capacity;
    private final Map<K, V> values = new HashMap<>();
    private final List<K> order = new LinkedList<>();

    /** A cache for a number of entries, at least one. */
    public RecentCache(int capacity) {
        this.capacity = Math.max(capacity, 1);
    }

    /** The value of a key, which becomes the most recent one; null if there is none. */
    public V get(K key) {
        if (!values.containsKey(key)) {
            return null;
        }
        order.remove(key);
        order.add(key);
        return values.get(key);
    }

    /** Adds or replaces a value. */
    public void put(K key, V value) {
        if (values.containsKey(key)) {
            order.remove(key);
        } else if (values.size() == capacity) {
            values.remove(order.remove(0));
        }
        order.add(key);
        values.put(key, value);
    }
}
