// A map from keys to lists: computeIfAbsent, and a default that is never stored.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Multimap {
    private final Map<Integer, List<Integer>> lists = new HashMap<>();

    void put(int key, int value) {
        lists.computeIfAbsent(key, k -> new ArrayList<>()).add(value);
    }

    void putLost(int key, int value) {
        lists.getOrDefault(key, new ArrayList<>()).add(value);
    }

    List<Integer> get(int key) {
        return lists.getOrDefault(key, List.of());
    }

    int size() {
        int sum = 0;
        for (Map.Entry<Integer, List<Integer>> entry : lists.entrySet()) {
            sum += entry.getValue().size();
        }
        return sum;
    }

    static void stored(int a, int b) {                  // check Multimap.stored: valid
        Multimap m = new Multimap();
        m.put(a, 1);
        m.put(b, 2);
        assert m.size() == 2;
        assert m.get(b).contains(2) && m.get(a).get(0) == 1;
        assert m.lists.size() == (a == b ? 1 : 2);
    }

    static void lost(int a) {
        Multimap m = new Multimap();
        m.putLost(a, 1);
        assert m.size() == 1;                           // check Multimap.lost: invalid, exception here
    }

    static void fixed(int a, int b) {
        Multimap m = new Multimap();
        m.put(a, 1);
        m.get(b).add(2);                                // check Multimap.fixed: invalid, exception here
    }
}
