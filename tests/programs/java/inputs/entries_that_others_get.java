// Whoever gets an entry of a map may set its value to null, and whoever gets a list may put null into it.
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

class Given {
    private final Map<String, Integer> map = new HashMap<>();

    void put(int value) {
        map.put("k", value);
    }

    Set<Map.Entry<String, Integer>> entries() {
        return map.entrySet();
    }

    // check Given.use with array 1 and string 1: invalid, exception
    int use() {
        return map.containsKey("k") ? map.get("k") : 0;
    }
}

class Seen {
    private final Map<String, Integer> map = new HashMap<>();

    void put(int value) {
        map.put("k", value);
    }

    void each(Consumer<Object> consumer) {
        map.entrySet().forEach(consumer);
    }

    // check Seen.use with array 1 and string 1: invalid, exception
    int use() {
        return map.containsKey("k") ? map.get("k") : 0;
    }
}

class Kept {
    private final Map<String, Integer> map = new HashMap<>();

    void put(int value) {
        map.put("k", value);
    }

    String greatest() {
        Map.Entry<String, Integer> best = null;
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            if (best == null || entry.getValue() > best.getValue()) {
                best = entry;
            }
        }
        List<Map.Entry<String, Integer>> sorted = new ArrayList<>(map.entrySet());
        sorted.sort(Map.Entry.comparingByValue());
        return best == null ? null : best.getKey() + sorted.get(0).getKey();
    }

    // check Kept.use with array 1 and string 1: valid within bounds
    int use() {
        return map.containsKey("k") ? map.get("k") : 0;
    }
}

class Wrapped {
    private final List<Integer> list = new ArrayList<>();

    Map.Entry<String, List<Integer>> named() {
        return new AbstractMap.SimpleEntry<>("name", list);
    }

    // check Wrapped.use: invalid, exception
    int use() {
        return list.isEmpty() ? 0 : list.get(0);
    }
}
