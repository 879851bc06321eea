// Sorted sets and maps.
import java.util.TreeMap;
import java.util.TreeSet;

class Main {
    static void ends(int a, int b) {                    // check Main.ends: valid
        TreeSet<Integer> set = new TreeSet<>();
        set.add(a);
        set.add(b);
        assert set.first() == Math.min(a, b) && set.last() == Math.max(a, b);
    }

    static void neighbours(int a, int b) {              // check Main.neighbours: valid
        TreeMap<Integer, String> map = new TreeMap<>();
        map.put(a, "a");
        map.put(b, "b");
        Integer above = map.higherKey(a);
        assert above == null ? b <= a : above == b;
    }

    static void never(int a) {                          // check Main.never: invalid
        TreeSet<Integer> set = new TreeSet<>();
        set.add(10);
        int floor = set.floor(a);                       // run Main.never(9): throws NullPointerException here
    }
}
