// Searching a matrix whose rows and columns grow, from the upper right corner.
class Saddleback {
    // check Saddleback.contains with array 2: valid
    /*@ requires m != null && m.length <= 2;
      @ requires (\forall int i; 0 <= i && i < m.length; m[i] != null && m[i].length == m.length);
      @ requires (\forall int i; 0 <= i && i < m.length; (\forall int j; 1 <= j && j < m.length; m[i][j - 1] <= m[i][j]));
      @ requires (\forall int i; 1 <= i && i < m.length; (\forall int j; 0 <= j && j < m.length; m[i - 1][j] <= m[i][j]));
      @ ensures \result <==> (\exists int i; 0 <= i && i < m.length; (\exists int j; 0 <= j && j < m.length; m[i][j] == v));
      @*/
    static boolean contains(int[][] m, int v) {
        int row = 0;
        int column = m.length - 1;
        while (row < m.length && column >= 0) {
            if (m[row][column] == v) {
                return true;
            }
            if (m[row][column] > v) {
                column--;
            } else {
                row++;
            }
        }
        return false;
    }

    //@ requires m != null;
    static int corner(int[][] m) {
        int column = m.length - 1;
        return m[0][column];                            // check Saddleback.corner: invalid, exception here
    }
}
