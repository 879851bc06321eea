// Finding a cycle with three colours in a map of sets; two colours call every diamond a cycle.
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

class Cycles {
    private final Map<Integer, Set<Integer>> next = new TreeMap<>();

    void edge(int a, int b) {
        next.computeIfAbsent(a, k -> new TreeSet<>()).add(b);
    }

    boolean cyclic(int node, Set<Integer> active, Set<Integer> done) {
        if (active.contains(node)) {
            return true;
        }
        if (!done.add(node)) {
            return false;
        }
        active.add(node);
        for (int other : next.getOrDefault(node, Set.of())) {
            if (cyclic(other, active, done)) {
                return true;
            }
        }
        active.remove(node);
        return false;
    }

    boolean seenTwice(int node, Set<Integer> seen) {
        if (!seen.add(node)) {
            return true;
        }
        for (int other : next.getOrDefault(node, Set.of())) {
            if (seenTwice(other, seen)) {
                return true;
            }
        }
        return false;
    }

    static Cycles diamond(boolean back) {
        Cycles g = new Cycles();
        g.edge(0, 1);
        g.edge(0, 2);
        g.edge(1, 3);
        g.edge(2, 3);
        if (back) {
            g.edge(3, 1);
        }
        return g;
    }

    static void right(boolean back) {                   // check Cycles.right: valid
        assert diamond(back).cyclic(0, new HashSet<>(), new HashSet<>()) == back;
    }

    static void wrong(boolean back) {
        assert diamond(back).seenTwice(0, new HashSet<>()) == back;     // check Cycles.wrong: invalid, exception here
    }

    static void chain(int a, int b) {                   // check Cycles.chain: valid
        Cycles g = new Cycles();
        g.edge(a, b);
        assert g.cyclic(a, new HashSet<>(), new HashSet<>()) == (a == b);
    }
}
