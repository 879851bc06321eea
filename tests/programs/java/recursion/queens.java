// Queens on a board by backtracking: the diagonals count.
class Queens {
    private final int[] column;
    private int solutions;

    Queens(int n) {
        column = new int[n];
        place(0);
    }

    private boolean safe(int row, int c) {
        for (int r = 0; r < row; r++) {
            if (column[r] == c || Math.abs(column[r] - c) == row - r) {
                return false;
            }
        }
        return true;
    }

    private void place(int row) {
        if (row == column.length) {
            solutions++;
            return;
        }
        for (int c = 0; c < column.length; c++) {
            if (safe(row, c)) {
                column[row] = c;
                place(row + 1);
            }
        }
    }

    static void counts(int n) {                         // check Queens.counts with array 5: valid
        if (1 <= n && n <= 5) {
            assert new Queens(n).solutions == new int[] {1, 0, 0, 2, 10}[n - 1];
        }
    }

    static boolean attacks(int r1, int c1, int r2, int c2) {
        return r1 == r2 || c1 == c2 || r1 - r2 == c1 - c2;
    }

    static void symmetric(int r1, int c1, int r2, int c2) {     // check Queens.symmetric: valid
        assert attacks(r1, c1, r2, c2) == attacks(r2, c2, r1, c1);
    }

    static void mirrored(byte r1, byte c1, byte r2, byte c2) {
        assert attacks(r1, c1, r2, c2) == attacks(r1, -c1, r2, -c2);    // check Queens.mirrored: invalid, exception here
    }
}
