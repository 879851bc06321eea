import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Walks through a graph in breadth. */
public final class ReachableNodes {
    private ReachableNodes() {}

    /** All nodes that can be reached from a start. */
    public static Set<Integer> from(Map<Integer, List<Integer>> edges, int start) {
        Set<Integer> seen = new HashSet<>();
        Deque<Integer> waiting = new ArrayDeque<>();
        waiting.add(start);
        seen.add(start);
        while (!waiting.isEmpty()) {
            int node = waiting.remove();
            for (int next : edges.getOrDefault(node, List.of())) {
                seen.add(next);
                waiting.add(next);
            }
        }
        return seen;
    }
}
