// Recursive helpers without contracts that throw, fail far away, overflow, or have effects.
public class SummaryTraps {
    static int throwing(int n) {
        if (n == 7) throw new RuntimeException();
        return n <= 0 ? 0 : throwing(n - 1);
    }

    // Callers must not pass seven or more.
    static void thrown(int n) { assert throwing(n) == 0; }

    // check SummaryTraps.neverThrown with no bounds: valid
    static void neverThrown(int n) { if (n < 7) assert throwing(n) == 0; }

    static int asserting(int n) {
        assert n != 9;
        return n <= 0 ? 0 : asserting(n - 1);
    }

    static void failing(int n) { assert asserting(n) == 0; }

    // check SummaryTraps.neverFailing with no bounds: valid
    static void neverFailing(int n) { if (n < 9) assert asserting(n) == 0; }

    // No search gets to the number at which the result changes.
    static int late(int n) { return n == 100000 ? 1 : n <= 0 ? 0 : late(n - 1); }
    static void farAway(int n) { assert late(n) == 0; }

    static int thousands(int n) { return n == 0 ? 0 : thousands(n - 1) + 1000; }
    static void overflows(int n) { if (n >= 0) assert thousands(n) >= 0; }

    // check SummaryTraps.neverOverflows with no bounds: valid
    static void neverOverflows(int n) { if (n >= 0 && n <= 1000) assert thousands(n) == 1000 * n; }

    static boolean even(int n) { return n == 0 ? true : odd(n - 1); }
    static boolean odd(int n) { return n == 0 ? true : even(n - 1); }

    // check SummaryTraps.parity with no bounds: invalid
    static void parity(int n) { if (n >= 0) assert even(n) == (n % 2 == 0); }

    static void write(int[] a, int i) {
        if (i < a.length) {
            a[i] = 1;
            write(a, i + 1);
        }
    }

    // check SummaryTraps.written with no bounds: invalid
    static void written(int[] a) {
        if (a != null && a.length > 2) {
            int before = a[1];
            write(a, 0);
            assert a[1] == before;
        }
    }

    static int linear(int x, int y, int z) { return x <= 0 ? y + z : linear(x - 1, y + 1, z + 2); }

    static void threeParameters(int x, int y, int z) { if (x >= 0) assert linear(x, y, z) == 3 * x + y + z; }

    // check SummaryTraps.threeParametersWrong with no bounds: invalid
    static void threeParametersWrong(int x, int y, int z) { if (x >= -1) assert linear(x, y, z) == 3 * x + y + z; }

    static long sum(long n) { return n <= 0 ? 0 : n + sum(n - 1); }

    // check SummaryTraps.longs with no bounds: valid
    static void longs(long n) { if (n >= 0 && n <= 100000) assert sum(n) == n * (n + 1) / 2; }

    static byte lowest(byte b) { return b <= 0 ? b : lowest((byte) (b - 1)); }

    // check SummaryTraps.bytes with no bounds: valid
    static void bytes(byte b) { assert lowest(b) <= 0; }

    static char last(char c) { return c >= 'z' ? c : last((char) (c + 1)); }

    // check SummaryTraps.chars with no bounds: valid
    static void chars(char c) { assert last(c) >= 'z'; }

    static int quotient(int n, int d) { return n < d ? 0 : 1 + quotient(n - d, d); }

    // check SummaryTraps.division with no bounds: valid
    static void division(int n, int d) { if (n >= 0 && d > 0) assert quotient(n, d) == n / d; }
}
