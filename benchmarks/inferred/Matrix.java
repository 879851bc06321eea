/** A matrix of numbers, row by row. */
public class Matrix {
    private final int rows;
    private final int columns;
    private final int[] entries;

    //~ requires rows >= 0 && columns >= 0 && rows < 100 && columns < 100;
    //~ ensures this.rows == rows && this.columns == columns;
    //~ ensures \fresh(entries) && entries.length == rows * columns;
    public Matrix(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        this.entries = new int[rows * columns];
    }

    //~ requires entries != null && 0 <= row && row < rows && 0 <= column && column < columns;
    //~ requires 0 <= row * columns + column && row * columns + column < entries.length;
    //~ ensures \result == entries[row * columns + column];
    //~ assignable \nothing;
    public int at(int row, int column) {
        return entries[row * columns + column];
    }

    //~ requires row != null;
    //~ ensures \result == (\sum int k; 0 <= k && k < row.length; row[k]);
    //~ assignable \nothing;
    public static int total(int[] row) {
        int sum = 0;
        for (int i = 0; i < row.length; i++) {
            sum += row[i];
        }
        return sum;
    }

    //~ requires other != null;
    //~ ensures \result <==> rows == other.rows && columns == other.columns;
    //~ assignable \nothing;
    public boolean fits(Matrix other) {
        return rows == other.rows && columns == other.columns;
    }
}
