// New arrays whose size inputs decide: exact up to the bound, and beyond it until something inside must be known.

class Sizes {
    //@ requires n >= 0;
    //@ ensures \result.length == n && \fresh(\result);
    static int[] make(int n) {                  // check Sizes.make: valid
        return new int[n];
    }

    //@ requires 0 <= n && n <= 3;
    //@ ensures (\forall int i; 0 <= i && i < n; \result[i] == null);
    static Object[] nulls(int n) {              // check Sizes.nulls: valid
        return new Object[n];
    }

    //@ requires n > 10;
    //@ ensures \result == 0;
    static int inside(int n) {                  // check Sizes.inside: unknown
        int[] made = new int[n];
        return made[5];
    }

    //@ requires n > 10;
    //@ ensures \result.length != 12;              // check Sizes.long12: invalid, ensures here
    static long[] long12(int n) {
        return new long[n];
    }

    //@ requires n > 10;
    //@ ensures \result[n - 1] == 0;
    static long[] last(int n) {                 // check Sizes.last: unknown
        return new long[n];
    }

    //@ requires n >= 0 && m >= 0;
    //@ ensures \result == n;
    static int nested(int n, int m) {           // check Sizes.nested: valid
        int[][] made = new int[n][m];
        return made.length;
    }

    //@ requires n >= 0 && m >= 0;
    //@ ensures n > 0 ==> \result == m;
    static int row(int n, int m) {              // check Sizes.row: valid within bounds
        int[][] made = new int[n][m];
        return n > 0 ? made[0].length : 0;
    }

    //@ ensures true;                              // check Sizes.negative: invalid
    static int[] negative(int n) {
        return new int[n];
    }

    //@ requires n > 0;
    //@ ensures \result < 2000000000;
    static int huge(int n) {                    // check Sizes.huge: valid within bounds
        return new byte[n].length;
    }
}
