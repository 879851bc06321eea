import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Orders tasks by what they need. */
public final class TopologicalOrder {
    private TopologicalOrder() {}

    /** Tasks 0 to n - 1 such that the first of each edge comes before the second; empty if there is a cycle. */
    public static List<Integer> of(int tasks, int[][] edges) {
        int[] missing = new int[tasks];
        for (int[] edge : edges) {
            missing[edge[0]]++;
        }
        Deque<Integer> ready = new ArrayDeque<>();
        for (int task = 0; task < tasks; task++) {
            if (missing[task] == 0) {
                ready.add(task);
            }
        }
        List<Integer> order = new ArrayList<>();
        while (!ready.isEmpty()) {
            int task = ready.remove();
            order.add(task);
            for (int[] edge : edges) {
                if (edge[0] == task && --missing[edge[1]] == 0) {
                    ready.add(edge[1]);
                }
            }
        }
        return order.size() == tasks ? order : List.of();
    }
}
