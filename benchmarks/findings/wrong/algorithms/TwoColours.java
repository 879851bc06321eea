import java.util.ArrayDeque;
import java.util.Deque;

/** Colours graphs with two colours. */
public final class TwoColours {
    private TwoColours() {}

    /** Whether neighbours can always have different colours. */
    public static boolean isBipartite(int[][] neighbours) {
        int[] colours = new int[neighbours.length];
        for (int start = 0; start < colours.length; start++) {
            if (colours[start] != 0) {
                continue;
            }
            colours[start] = 1;
            Deque<Integer> waiting = new ArrayDeque<>();
            waiting.push(start);
            while (!waiting.isEmpty()) {
                int node = waiting.pop();
                for (int next : neighbours[node]) {
                    if (next == node) {
                        return false;
                    }
                    if (colours[next] == 0) {
                        colours[next] = 3 - colours[node];
                        waiting.push(next);
                    }
                }
            }
        }
        return true;
    }
}
