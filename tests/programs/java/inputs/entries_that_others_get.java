// Whoever gets an entry of a map may set its value to null, and whoever gets a list may put null into it.
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
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

class KeysGiven {
    private final Map<String, Integer> map = new HashMap<>();

    void put(int value) {
        map.put("k", value);
    }

    List<String> below(int limit) {
        List<String> found = new ArrayList<>();
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            if (entry.getValue() < limit) {
                found.add(entry.getKey());
            }
        }
        return found;
    }

    // check KeysGiven.use with array 1 and string 1: valid within bounds
    int use() {
        return map.containsKey("k") ? map.get("k") : 0;
    }
}

class ListGiven {
    private final Map<String, Integer> map = new HashMap<>();

    void put(int value) {
        map.put("k", value);
    }

    List<Map.Entry<String, Integer>> all() {
        return new ArrayList<>(map.entrySet());
    }

    // check ListGiven.use with array 1 and string 1: invalid, exception
    int use() {
        return map.containsKey("k") ? map.get("k") : 0;
    }
}

class ArrayGiven {
    private final Map<String, Integer> map = new HashMap<>();

    void put(int value) {
        map.put("k", value);
    }

    Object[] all() {
        return map.entrySet().toArray();
    }

    // check ArrayGiven.use with array 1 and string 1: invalid, exception
    int use() {
        return map.containsKey("k") ? map.get("k") : 0;
    }
}

class ArrayFilled {
    private final Map<String, Integer> map = new HashMap<>();

    void put(int value) {
        map.put("k", value);
    }

    void fill(Object[] others) {
        map.entrySet().toArray(others);
    }

    // check ArrayFilled.use with array 1 and string 1: invalid, exception
    int use() {
        return map.containsKey("k") ? map.get("k") : 0;
    }
}

class OptionalGiven {
    private final Map<String, Integer> map = new HashMap<>();

    void put(int value) {
        map.put("k", value);
    }

    Optional<Map.Entry<String, Integer>> any() {
        return map.entrySet().stream().findFirst();
    }

    // check OptionalGiven.use with array 1 and string 1: invalid, exception
    int use() {
        return map.containsKey("k") ? map.get("k") : 0;
    }
}

class ObjectGiven {
    private final Map<String, Integer> map = new HashMap<>();

    void put(int value) {
        map.put("k", value);
    }

    Object any() {
        for (Object each : map.entrySet()) {
            return each;
        }
        return "none";
    }

    // check ObjectGiven.use with array 1 and string 1: invalid, exception
    int use() {
        return map.containsKey("k") ? map.get("k") : 0;
    }
}

class SetBehindOptional {
    private final Map<String, Integer> map = new HashMap<>();

    void put(int value) {
        map.put("k", value);
    }

    void forget() {
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            Optional<Map.Entry<String, Integer>> wrapped = Optional.of(entry);
            wrapped.get().setValue(null);
        }
    }

    // check SetBehindOptional.use with array 1 and string 1: invalid, exception
    int use() {
        return map.containsKey("k") ? map.get("k") : 0;
    }
}

class SetBehindObject {
    private final Map<String, Integer> map = new HashMap<>();

    void put(int value) {
        map.put("k", value);
    }

    void forget() {
        for (Object each : map.entrySet()) {
            forget(each);
        }
    }

    @SuppressWarnings("unchecked")
    private static void forget(Object each) {
        ((Map.Entry<String, Integer>) each).setValue(null);
    }

    // check SetBehindObject.use with array 1 and string 1: invalid, exception
    int use() {
        return map.containsKey("k") ? map.get("k") : 0;
    }
}

class SetByAnOrder {
    private final Map<String, Integer> map = new HashMap<>();

    void put(int value) {
        map.put("k", value);
    }

    @SuppressWarnings("unchecked")
    boolean knows() {
        Set<Object> sorted = new TreeSet<>((a, b) -> {
            ((Map.Entry<String, Integer>) a).setValue(null);
            return 0;
        });
        sorted.add(Map.entry("k", 1));
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            if (sorted.contains(entry)) {
                return true;
            }
        }
        return false;
    }

    // check SetByAnOrder.use with array 1 and string 1: invalid, exception
    int use() {
        return map.containsKey("k") ? map.get("k") : 0;
    }
}

class SetByAnElement {
    private final Map<String, Integer> map = new HashMap<>();

    void put(int value) {
        map.put("k", value);
    }

    boolean knows(List<Object> others) {
        others.add(new Forgetful());
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            if (others.contains(entry)) {
                return true;
            }
        }
        return false;
    }

    static class Forgetful {
        @Override
        @SuppressWarnings("unchecked")
        public boolean equals(Object other) {
            if (other instanceof Map.Entry) {
                ((Map.Entry<String, Integer>) other).setValue(null);
            }
            return this == other;
        }

        @Override
        public int hashCode() {
            return 0;
        }
    }

    // check SetByAnElement.use with array 1 and string 1: invalid, exception
    int use() {
        return map.containsKey("k") ? map.get("k") : 0;
    }
}
