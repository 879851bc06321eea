// Recursive helpers without contracts: what they return is found from runs, and proved.
public class Summaries {
    static int add(int m, int n) { return n <= 0 ? m : add(m, n - 1) + 1; }

    // check Summaries.addition with no bounds: valid
    static void addition(int m, int n) {
        if (n >= 0) assert add(m, n) == m + n;
    }

    // check Summaries.additionOfNegative with no bounds: invalid
    static void additionOfNegative(int m, int n) {
        if (n >= -1) assert add(m, n) == m + n;
    }

    static int multiply(int m, int n) { return n == 0 ? 0 : multiply(m, n - 1) + m; }

    // check Summaries.multiplication with no bounds: valid
    static void multiplication(int m, int n) {
        if (n >= 0) assert multiply(m, n) == m * n;
    }

    // check Summaries.commutes with no bounds: valid
    static void commutes(int m, int n) {
        if (m >= 0 && n >= 0) assert multiply(m, n) == multiply(n, m);
    }

    static int mc91(int x) { return x > 100 ? x - 10 : mc91(mc91(x + 11)); }

    // check Summaries.mccarthy with no bounds: valid
    static void mccarthy(int x) {
        int r = mc91(x);
        assert x > 101 || r == 91;
        assert x < 102 || r == x - 10;
    }

    // check Summaries.mccarthyWrong with no bounds: invalid
    static void mccarthyWrong(int x) {
        int r = mc91(x);
        assert x > 102 || r == 91;
    }

    static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

    // check Summaries.fibonacci with no bounds: valid
    static void fibonacci(int n) {
        if (n >= 0 && n <= 46) { assert fib(n) >= n - 1; }
    }

    // The 47th number does not fit, and no search gets there.
    static void fibonacciWraps(int n) { if (n >= 0) assert fib(n) >= 0; }

    static int id(int n) { return n == 0 ? 0 : id(n - 1) + 1; }

    // check Summaries.identity with no bounds: valid
    static void identity(int n) { assert id(n) == n; }

    // check Summaries.identityWrong with no bounds: invalid
    static void identityWrong(int n) { if (n > 20) assert id(n) == n - 1; }

    static int gcd(int a, int b) { return b == 0 ? a : gcd(b, a % b); }

    // check Summaries.divides with no bounds: valid
    static void divides(int a, int b) {
        if (a > 0 && b > 0) {
            int d = gcd(a, b);
            assert d > 0;
            assert a % d == 0;
        }
    }

    static int hanoi(int n) { return n == 0 ? 0 : hanoi(n - 1) + 1 + hanoi(n - 1); }

    // check Summaries.moves with no bounds: valid
    static void moves(int n) {
        if (n >= 0 && n <= 30) assert hanoi(n) == (1 << n) - 1;
    }

    // check Summaries.movesAtLeast with no bounds: valid
    static void movesAtLeast(int n) {
        if (n >= 0 && n < 31) assert hanoi(n) >= n;
    }

    static int sum(int n) { return n <= 0 ? 0 : n + sum(n - 1); }

    // check Summaries.gauss with no bounds: valid
    static void gauss(int n) {
        if (0 <= n && n <= 1000) assert sum(n) == n * (n + 1) / 2;
    }

    // check Summaries.gaussWrong with no bounds: invalid
    static void gaussWrong(int n) {
        if (0 <= n && n <= 1000) assert sum(n) == n * (n - 1) / 2;
    }

    static boolean even(int n) { return n == 0 || odd(n - 1); }
    static boolean odd(int n) { return n != 0 && even(n - 1); }

    // check Summaries.parity with no bounds: valid
    static void parity(int n) {
        if (n >= 0) assert even(n) == (n % 2 == 0);
    }

    // check Summaries.parityExcluded with no bounds: valid
    static void parityExcluded(int n) {
        if (n >= 0) assert even(n) != odd(n);
    }

    static int isEven(int n) { if (n == 0) return 1; if (n == 1) return 0; return isEven(n - 2); }

    // check Summaries.evenByTwo with no bounds: valid
    static void evenByTwo(int n) {
        if (n >= 0) assert isEven(n) == 1 - n % 2;
    }

    static int power(int b, int n) { return n == 0 ? 1 : b * power(b, n - 1); }

    // check Summaries.powerOfTwo with no bounds: valid
    static void powerOfTwo(int n) {
        if (0 <= n && n < 31) assert power(2, n) == 1 << n;
    }

    static int depth(int n) { return n <= 1 ? 0 : 1 + depth(n / 2); }

    // check Summaries.logarithm with no bounds: valid
    static void logarithm(int n) {
        int d = depth(n);
        assert d >= 0;
        assert n < 1 || d < n;
    }

    static int digits(int n) { return n < 10 ? n : n % 10 + digits(n / 10); }

    // check Summaries.digitSum with no bounds: valid
    static void digitSum(int n) {
        if (n >= 0) { int s = digits(n); assert s >= 0 && s <= n; }
    }
}
