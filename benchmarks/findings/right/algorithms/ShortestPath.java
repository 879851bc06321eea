import java.util.Arrays;

/** Dijkstra's algorithm over a matrix of distances. */
public final class ShortestPath {
    private static final int NONE = Integer.MAX_VALUE;

    private ShortestPath() {}

    /** The length of a shortest path; 0 in the matrix is no edge; -1 if there is no path. */
    public static int distance(int[][] lengths, int from, int to) {
        int[] best = new int[lengths.length];
        boolean[] done = new boolean[lengths.length];
        Arrays.fill(best, NONE);
        best[from] = 0;
        for (int round = 0; round < lengths.length; round++) {
            int nearest = -1;
            for (int node = 0; node < best.length; node++) {
                if (!done[node] && best[node] != NONE && (nearest < 0 || best[node] < best[nearest])) {
                    nearest = node;
                }
            }
            if (nearest < 0) {
                break;
            }
            done[nearest] = true;
            for (int node = 0; node < best.length; node++) {
                int length = lengths[nearest][node];
                if (length > 0 && best[nearest] + length < best[node]) {
                    best[node] = best[nearest] + length;
                }
            }
        }
        return best[to] == NONE ? -1 : best[to];
    }
}
