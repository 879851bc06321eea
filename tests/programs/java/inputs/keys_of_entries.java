// What an entry shows is no entry: code may do anything with it, and the values of the map are still never null.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;

class Dropping {
    private final Map<String, Integer> map = new HashMap<>();

    void put(String key) {
        map.put(key, 1);
    }

    void dropFirst() {
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            map.remove(entry.getKey());
            return;
        }
    }

    void dropAll() {
        for (Map.Entry<String, Integer> entry : new ArrayList<>(map.entrySet())) {
            map.remove(entry.getKey());
        }
    }

    boolean isOf(Dropping other) {
        return other.map == map;
    }

    void use() {                                        // check Dropping.use: valid within bounds
        for (Integer value : map.values()) {
            assert value != null;
        }
    }
}

class Showing {
    static Object shown;
    private final Map<Object, Integer> map = new HashMap<>();

    void put(Object key) {
        map.put(key, 1);
    }

    void show() {
        for (Map.Entry<Object, Integer> entry : map.entrySet()) {
            shown = entry.getKey();
        }
    }

    void use() {                                        // check Showing.use: valid within bounds
        for (Integer value : map.values()) {
            assert value != null;
        }
    }
}

// An entry as the key of its map is shown as well.
class Holding {
    static Object shown;
    private final Map<Object, Integer> map = new HashMap<>();

    void put() {
        map.put("key", 1);
        map.put(map.entrySet().iterator().next(), 2);
    }

    void show() {
        for (Map.Entry<Object, Integer> entry : map.entrySet()) {
            shown = entry.getKey();
        }
    }

    void use() {
        for (Integer value : map.values()) {
            assert value != null;                       // check Holding.use: invalid, exception here
        }
    }
}
