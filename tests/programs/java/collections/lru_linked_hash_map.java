// A cache that forgets what was used longest ago, in a LinkedHashMap.
import java.util.LinkedHashMap;
import java.util.Map;

class LruCache {
    private final int capacity;
    private final Map<Integer, Integer> entries = new LinkedHashMap<>();
    //@ invariant capacity > 0;
    //@ invariant entries.size() <= capacity;

    // check LruCache(int): valid
    //@ requires capacity > 0;
    LruCache(int capacity) {
        this.capacity = capacity;
    }

    // check LruCache.get with array 2: valid within bounds
    int get(Integer key) {
        Integer value = entries.remove(key);
        if (value == null) {
            return -1;
        }
        entries.put(key, value);
        return value;
    }

    // check LruCache.put with array 2: valid within bounds
    //@ ensures entries.get(key).intValue() == value;
    void put(int key, int value) {
        entries.remove(key);
        if (entries.size() == capacity) {
            entries.remove(entries.keySet().iterator().next());
        }
        entries.put(key, value);
    }

    // check LruCache.forgets with array 2: invalid, ensures
    //@ ensures entries.containsKey(key);
    void forgets(int key, int value) {
        entries.put(key, value);
        if (entries.size() > capacity) {
            entries.remove(key);
        }
    }
}
