/** Warshall's algorithm. */
public final class AllPairs {
    private AllPairs() {}

    /** Which nodes of a square matrix can be reached from which. */
    public static boolean[][] closure(boolean[][] edges) {
        int n = edges.length;
        boolean[][] reached = new boolean[n][];
        for (int i = 0; i < n; i++) {
            reached[i] = edges[i].clone();
        }
        for (int via = 0; via < n; via++) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    reached[i][j] |= reached[i][via] && edges[via][j];
                }
            }
        }
        return reached;
    }
}
