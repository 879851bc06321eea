import java.util.Arrays;
import java.util.Comparator;

/** Kruskal's algorithm. */
public final class SpanningTree {
    private SpanningTree() {}

    /** The cost of a cheapest spanning forest; an edge is two nodes and a cost. */
    public static long cost(int nodes, int[][] edges) {
        int[][] sorted = edges.clone();
        Arrays.sort(sorted, Comparator.comparingInt(edge -> edge[2]));
        int[] component = new int[nodes];
        for (int node = 0; node < nodes; node++) {
            component[node] = node;
        }
        long cost = 0;
        for (int[] edge : sorted) {
            int one = component[edge[0]];
            int two = component[edge[1]];
            if (one != two) {
                cost += edge[2];
                for (int node = 0; node < nodes; node++) {
                    component[node] = component[node] == one ? two : component[node];
                }
            }
        }
        return cost;
    }
}
