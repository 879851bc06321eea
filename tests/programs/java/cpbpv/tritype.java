// Triangles by their sides (CPBPV, section 4): 4 none, 3 equilateral, 2 isosceles, 1 other; right, and wrong in one test.
class Triangle {
    // check Triangle.type: valid
    /*@ requires i >= 0 && j >= 0 && k >= 0;
      @ requires i <= 1000 && j <= 1000 && k <= 1000;
      @ ensures \result == 4 <==> (i == 0 || j == 0 || k == 0 || i + j <= k || j + k <= i || i + k <= j);
      @ ensures \result == 3 <==> (i == j && j == k && i > 0);
      @ ensures \result == 2 ==> (i == j || j == k || i == k);
      @ ensures \result == 1 ==> (i != j && j != k && i != k);
      @ ensures 1 <= \result <= 4;
      @*/
    static int type(int i, int j, int k) {
        if (i == 0 || j == 0 || k == 0) {
            return 4;
        }
        int trityp = 0;
        if (i == j) {
            trityp = trityp + 1;
        }
        if (i == k) {
            trityp = trityp + 2;
        }
        if (j == k) {
            trityp = trityp + 3;
        }
        if (trityp == 0) {
            if (i + j <= k || j + k <= i || i + k <= j) {
                return 4;
            }
            return 1;
        }
        if (trityp > 3) {
            return 3;
        }
        if (trityp == 1 && i + j > k) {
            return 2;
        }
        if (trityp == 2 && i + k > j) {
            return 2;
        }
        if (trityp == 3 && j + k > i) {
            return 2;
        }
        return 4;
    }

    /*@ requires i >= 0 && j >= 0 && k >= 0;
      @ requires i <= 1000 && j <= 1000 && k <= 1000;
      @ ensures \result == 4 <==> (i == 0 || j == 0 || k == 0 || i + j <= k || j + k <= i || i + k <= j); // check Triangle.wrong: invalid, ensures here
      @*/
    static int wrong(int i, int j, int k) {
        if (i == 0 || j == 0 || k == 0) {
            return 4;
        }
        int trityp = 0;
        if (i == j) {
            trityp = trityp + 1;
        }
        if (i == k) {
            trityp = trityp + 2;
        }
        if (j == k) {
            trityp = trityp + 3;
        }
        if (trityp == 0) {
            if (i + j <= k || j + k <= i || i + k <= j) {
                return 4;
            }
            return 1;
        }
        if (trityp > 3) {
            return 3;
        }
        if (trityp == 1 && i + j > k) {
            return 2;
        }
        if (trityp == 1 && i + k > j) {
            return 2;
        }
        if (trityp == 3 && j + k > i) {
            return 2;
        }
        return 4;
    }
}
