/** A matrix of two rows and two columns. */
public class Matrix {
    private final int a;
    private final int b;
    private final int c;
    private final int d;

    public Matrix(int a, int b, int c, int d) {
        this.a = a;
        this.b = b;
        this.c = c;
        this.d = d;
    }

    public int at(int row, int column) {
        if (row < 0 || row > 1 || column < 0 || column > 1) {
            throw new IndexOutOfBoundsException();
        }
        return row == 0 ? (column == 0 ? a : b) : (column == 0 ? c : d);
    }

    public int determinant() {
        return a * d - b * c;
    }

    public boolean isSymmetric() {
        return b == c;
    }
}
