// Ackermann's function grows in both arguments; a missing base case calls itself with a negative number.
class Ackermann {
    // check Ackermann.of: valid
    /*@ requires 0 <= m && m <= 2 && 0 <= n && n <= 2;
      @ ensures \result > n && \result > m;
      @*/
    static int of(int m, int n) {
        return compute(m, n);
    }

    private static int compute(int m, int n) {
        if (m == 0) {
            return n + 1;
        }
        if (n == 0) {
            return compute(m - 1, 1);
        }
        return compute(m - 1, compute(m, n - 1));
    }

    static void closed(int n) {                         // check Ackermann.closed: valid
        if (0 <= n && n <= 4) {
            assert compute(1, n) == n + 2;
            assert compute(2, n) == 2 * n + 3;
        }
    }

    private static int baseless(int m, int n) {
        assert n >= 0;                                  // check Ackermann.missing: invalid, exception here
        return m == 0 ? n + 1 : baseless(m - 1, baseless(m, n - 1));
    }

    static int missing(int m) {
        return m < 0 || m > 2 ? 0 : baseless(m, 1);
    }
}
