/** Turns square matrices. */
public final class MatrixRotation {
    private MatrixRotation() {}

    /** The matrix, turned by a quarter to the right. */
    public static int[][] rotated(int[][] matrix) {
        int n = matrix.length;
        for (int[] row : matrix) {
            if (row.length != n) {
                throw new IllegalArgumentException("not a square");
            }
        }
        int[][] result = new int[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                result[column][row] = matrix[row][column];
            }
        }
        return result;
    }
}
