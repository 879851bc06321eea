// Sets as inputs: nothing is in them twice.
import java.util.HashSet;
import java.util.Set;

class Main {
    static void union(Set<Integer> a, Integer i) {      // check Main.union: valid within bounds
        if (a != null) {
            boolean had = a.contains(i);
            int before = a.size();
            assert a.add(i) == !had && a.size() == (had ? before : before + 1) && a.contains(i);
        }
    }

    static void once(HashSet<String> s) {               // check Main.once: valid within bounds
        if (s != null) {
            for (String each : s.toArray(new String[0])) {
                assert s.remove(each) && !s.contains(each);
            }
            assert s.isEmpty();
        }
    }

    static void small(Set<Integer> s) {
        assert s == null || s.size() < 2;               // check Main.small: invalid, exception here
    }
}
// run Main.small([1, 2]): throws AssertionError
