// Keys of any class.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Registry<K, V> {
    private final Map<K, List<V>> lists = new HashMap<>();

    // check Registry.add with array 1 and chain 1 and calls 40: valid within bounds
    // exhaustive: check Registry.add with array 1 and chain 1 and decisions 16: valid within bounds
    void add(K key, V value) {
        List<V> list = lists.get(key);
        if (list == null) {
            list = new ArrayList<>();
            lists.put(key, list);
        }
        list.add(value);
    }

    // check Registry.count with array 1 and chain 1 and calls 40: valid within bounds
    // exhaustive: check Registry.count with array 1 and chain 1 and decisions 16: valid within bounds
    int count(K key) {
        List<V> list = lists.get(key);
        return list == null ? 0 : list.size();
    }
}
