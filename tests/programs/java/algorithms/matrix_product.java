// Matrices as arrays of rows: the product, against the definition; an identity changes nothing.
class Matrix {
    final int[][] rows;
    final int width;

    //@ requires height >= 0 && width >= 0;
    Matrix(int height, int width) {
        this.rows = new int[height][width];
        this.width = width;
    }

    static Matrix identity(int n) {
        Matrix m = new Matrix(n, n);
        for (int i = 0; i < n; i++) {
            m.rows[i][i] = 1;
        }
        return m;
    }

    Matrix times(Matrix other) {
        if (width != other.rows.length) {
            throw new IllegalArgumentException("widths " + width + " and " + other.rows.length);
        }
        Matrix product = new Matrix(rows.length, other.width);
        for (int i = 0; i < rows.length; i++) {
            for (int j = 0; j < other.width; j++) {
                for (int k = 0; k < width; k++) {
                    product.rows[i][j] += rows[i][k] * other.rows[k][j];
                }
            }
        }
        return product;
    }

    static Matrix of(int a, int b, int c, int d) {
        Matrix m = new Matrix(2, 2);
        m.rows[0][0] = a;
        m.rows[0][1] = b;
        m.rows[1][0] = c;
        m.rows[1][1] = d;
        return m;
    }

    int determinant() {
        return rows[0][0] * rows[1][1] - rows[0][1] * rows[1][0];
    }

    static void neutral(int a, int b, int c, int d) {   // check Matrix.neutral: valid
        Matrix m = of(a, b, c, d).times(identity(2));
        assert m.rows[0][0] == a && m.rows[0][1] == b && m.rows[1][0] == c && m.rows[1][1] == d;
    }

    static void shear(int a, int b, int c, int d) {     // check Matrix.shear: valid
        Matrix m = of(a, b, c, d).times(of(1, 3, 0, 1));
        assert m.determinant() == of(a, b, c, d).determinant();
    }

    static void fit(int width) {                        // check Matrix.fit: invalid, exception
        if (width >= 0 && width < 4) {
            new Matrix(2, width).times(identity(2));    // run Matrix.fit(3): throws IllegalArgumentException "widths 3 and 2"
        }
    }
}
