// Sums of squares (CPBPV, section 4): of 0 to n, and of a permutation of 1 to n.
class Squares {
    // check Squares.sum: valid
    /*@ requires 0 <= n && n < 8;
      @ ensures \result == n * (n + 1) * (2 * n + 1) / 6;
      @ ensures \result == (\sum int i; 0 <= i && i <= n; i * i);
      @*/
    static int sum(int n) {
        int s = 0;
        for (int i = 0; i <= n; i++) {
            s = s + i * i;
        }
        return s;
    }

    // check Squares.permuted: valid within bounds
    /*@ requires t != null;
      @ requires \alldifferent(t);
      @ requires (\forall int i; 0 <= i && i < t.length; 1 <= t[i] && t[i] <= t.length);
      @ ensures \result == t.length * (t.length + 1) * (2 * t.length + 1) / 6;
      @*/
    static int permuted(int[] t) {
        int s = 0;
        for (int i = 0; i < t.length; i++) {
            s = s + t[i] * t[i];
        }
        return s;
    }

    /*@ requires t != null;
      @ requires (\forall int i; 0 <= i && i < t.length; 1 <= t[i] && t[i] <= t.length);
      @ ensures \result == t.length * (t.length + 1) * (2 * t.length + 1) / 6; // check Squares.repeated: invalid, ensures here
      @*/
    static int repeated(int[] t) {
        int s = 0;
        for (int i = 0; i < t.length; i++) {
            s = s + t[i] * t[i];
        }
        return s;
    }
}
