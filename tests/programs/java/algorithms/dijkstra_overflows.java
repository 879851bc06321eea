// Relaxing an edge from a node that cannot be reached: infinity plus something is negative.
class Ways {
    static final int NONE = Integer.MAX_VALUE;

    static int[] bellmanFord(int n, int[] from, int[] to, int[] length, int start) {
        int[] best = new int[n];
        for (int i = 0; i < n; i++) {
            best[i] = NONE;
        }
        best[start] = 0;
        for (int round = 1; round < n; round++) {
            for (int e = 0; e < from.length; e++) {
                if (best[from[e]] + length[e] < best[to[e]]) {
                    best[to[e]] = best[from[e]] + length[e];
                }
            }
        }
        return best;
    }

    static void positive(int a, int b) {
        if (a < 1 || b < 1 || a > 100 || b > 100) {
            return;
        }
        int[] best = bellmanFord(3, new int[] {0, 2}, new int[] {1, 1}, new int[] {a, b}, 0);
        assert best[1] >= 0;                            // check Ways.positive: invalid, exception here
    }
}
