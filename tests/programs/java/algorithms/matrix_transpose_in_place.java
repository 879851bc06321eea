// Transposing a square matrix in place: the wrong one swaps every pair twice.
class Transpose {
    // check Transpose.right: valid
    static void right(int a, int b, int c, int d) {
        int[][] m = {{a, b}, {c, d}};
        for (int i = 0; i < m.length; i++) {
            for (int j = i + 1; j < m.length; j++) {
                int kept = m[i][j];
                m[i][j] = m[j][i];
                m[j][i] = kept;
            }
        }
        assert m[0][0] == a && m[0][1] == c && m[1][0] == b && m[1][1] == d;
    }

    static void wrong(int a, int b, int c, int d) {
        int[][] m = {{a, b}, {c, d}};
        for (int i = 0; i < m.length; i++) {
            for (int j = 0; j < m.length; j++) {
                int kept = m[i][j];
                m[i][j] = m[j][i];
                m[j][i] = kept;
            }
        }
        assert m[0][1] == c;                            // check Transpose.wrong: invalid, exception here
    }

    static int[][] grid(int n, int fill) {
        int[][] m = new int[n][];
        int[] row = new int[n];
        for (int i = 0; i < n; i++) {
            m[i] = row;
        }
        m[0][0] = fill;
        return m;
    }

    static void shared(int fill) {                      // all rows are one
        int[][] m = grid(3, fill);
        assert m[1][0] == 0;                            // check Transpose.shared: invalid, exception here
    }
}
