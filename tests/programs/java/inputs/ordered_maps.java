// Ordered maps as inputs: keys come in their order, those of a LinkedHashMap in any that is kept.
import java.util.LinkedHashMap;
import java.util.TreeMap;
import java.util.TreeSet;

class Main {
    static void ends(TreeMap<Integer, String> m) {      // check Main.ends: valid within bounds
        if (m != null && m.size() > 1) {
            assert m.firstKey() < m.lastKey();
        }
    }

    static void found(TreeSet<Integer> s, int i) {      // check Main.found: valid within bounds
        if (s != null) {
            boolean there = false;
            for (Integer each : s) {
                there = there || each == i;
            }
            assert there == s.contains(i);
        }
    }

    static void order(LinkedHashMap<Integer, Integer> m) {
        if (m != null && m.size() == 2) {
            java.util.Iterator<Integer> keys = m.keySet().iterator();
            Integer one = keys.next();
            Integer two = keys.next();
            assert one == null || two == null || one < two;     // check Main.order: invalid, exception here
        }
    }
}
// run Main.order({2=0, 1=0}): throws AssertionError
// run Main.found([1, 3], 3): returns
