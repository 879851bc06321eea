// Shortest ways by Dijkstra's algorithm in a small graph with weights that inputs decide.
class Ways {
    static final int NONE = Integer.MAX_VALUE;
    private final int[][] weight;

    Ways(int n) {
        weight = new int[n][n];
    }

    void road(int a, int b, int length) {
        if (length <= 0) {
            throw new IllegalArgumentException("length " + length);
        }
        weight[a][b] = length;
        weight[b][a] = length;
    }

    int[] from(int start) {
        int n = weight.length;
        int[] best = new int[n];
        boolean[] final_ = new boolean[n];
        java.util.Arrays.fill(best, NONE);
        best[start] = 0;
        for (int round = 0; round < n; round++) {
            int nearest = -1;
            for (int i = 0; i < n; i++) {
                if (!final_[i] && best[i] != NONE && (nearest < 0 || best[i] < best[nearest])) {
                    nearest = i;
                }
            }
            if (nearest < 0) {
                break;
            }
            final_[nearest] = true;
            for (int i = 0; i < n; i++) {
                if (weight[nearest][i] > 0 && best[nearest] + weight[nearest][i] < best[i]) {
                    best[i] = best[nearest] + weight[nearest][i];
                }
            }
        }
        return best;
    }

    static void triangle(int x, int y, int z) {         // check Ways.triangle: valid
        if (x < 1 || y < 1 || z < 1 || x > 1000 || y > 1000 || z > 1000) {
            return;
        }
        Ways ways = new Ways(4);
        ways.road(0, 1, x);
        ways.road(1, 2, y);
        ways.road(0, 2, z);
        int[] d = ways.from(0);
        assert d[0] == 0 && d[3] == NONE;
        assert d[1] == Math.min(x, y + z);
        assert d[2] == Math.min(z, x + y);
    }
}
