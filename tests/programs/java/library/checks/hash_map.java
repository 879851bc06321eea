// HashMaps whose keys inputs decide.
import java.util.HashMap;
import java.util.Map;

class Main {
    static void stored(int a, int b) {                  // check Main.stored: valid
        Map<Integer, Integer> map = new HashMap<>();
        map.put(a, 1);
        map.put(b, 2);
        assert map.get(b) == 2 && map.size() == (a == b ? 1 : 2);
        assert map.get(a) == (a == b ? 2 : 1);
    }

    static void distinct(int a, int b) {                // check Main.distinct: invalid
        Map<Integer, Integer> map = new HashMap<>();
        map.put(a, 1);
        map.put(b, 2);
        assert map.size() == 2;                         // run Main.distinct(3, 3): throws AssertionError here
    }

    static void missing(int key) {                      // check Main.missing: invalid
        Map<Integer, Integer> map = new HashMap<>(Map.of(1, 10));
        int value = map.get(key);                       // run Main.missing(2): throws NullPointerException here
    }

    static void counted(int a, int b, int c) {          // check Main.counted: valid
        Map<Integer, Integer> counts = new HashMap<>();
        counts.merge(a, 1, Integer::sum);
        counts.merge(b, 1, Integer::sum);
        counts.merge(c, 1, Integer::sum);
        int sum = 0;
        for (int count : counts.values()) {
            sum += count;
        }
        assert sum == 3;
    }
}
