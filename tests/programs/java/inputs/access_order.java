// A LinkedHashMap in a field keeps the order that its class gives it; one from elsewhere is in insertion order.
import java.util.LinkedHashMap;
import java.util.Map;

class Recent {
    private final Map<Integer, Integer> recent = new LinkedHashMap<>(16, 0.75f, true);
    private final Map<Integer, Integer> oldest = new LinkedHashMap<>();

    private static Integer last(Map<Integer, Integer> map) {
        Integer last = null;
        for (Integer key : map.keySet()) {
            last = key;
        }
        return last;
    }

    // check Recent.use with array 2: valid within bounds
    void use(int key) {
        if (recent.get(key) != null) {
            assert last(recent).equals(key);
        }
    }

    // check Recent.look with array 2: invalid, exception
    void look(int key) {
        if (oldest.get(key) != null) {
            assert last(oldest).equals(key);
        }
    }

    // check Recent.stays with array 2: valid within bounds
    void stays() {
        if (oldest.size() == 2) {
            Integer first = oldest.keySet().iterator().next();
            oldest.get(first);
            assert first == oldest.keySet().iterator().next();
        }
    }
}
