// Fibonacci numbers three ways, and one whose memo is too small.
class Fibonacci {
    static int plain(int n) {
        return n < 2 ? n : plain(n - 1) + plain(n - 2);
    }

    static int loop(int n) {
        int a = 0;
        int b = 1;
        for (int i = 0; i < n; i++) {
            int sum = a + b;
            a = b;
            b = sum;
        }
        return a;
    }

    static int memo(int n, int[] known) {
        if (n < 2) {
            return n;
        }
        if (known[n] == 0) {
            known[n] = memo(n - 1, known) + memo(n - 2, known);
        }
        return known[n];
    }

    static void agree(int n) {                          // check Fibonacci.agree: valid
        if (0 <= n && n <= 10) {
            int expected = plain(n);
            assert loop(n) == expected;
            assert memo(n, new int[11]) == expected;
        }
    }

    static void small(int n) {                          // check Fibonacci.small: invalid, exception
        if (0 <= n && n <= 10) {                        // run Fibonacci.small(10): throws ArrayIndexOutOfBoundsException
            memo(n, new int[10]);
        }
    }

    //@ requires 0 <= n && n <= 50;
    //@ ensures \result >= 0;                           // check Fibonacci.large: invalid, ensures here
    static int large(int n) {
        return loop(n);
    }
}
