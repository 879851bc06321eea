// Recursive functions on numbers, for all inputs: with their own contracts, or called without any.
public class Recursion {
    // --- contracts of the recursive methods themselves ---

    //@ requires n >= 0;
    //@ ensures \result == m + n;
    // check Recursion.add with no bounds: valid
    static int add(int m, int n) { return n == 0 ? m : add(m + 1, n - 1); }

    //@ requires n >= 0;
    //@ ensures \result == m + n;
    // check Recursion.addOneMore with no bounds: invalid, ensures
    static int addOneMore(int m, int n) { return n == 0 ? m + 1 : addOneMore(m + 1, n - 1); }

    //@ requires n >= 0;
    //@ ensures \result == m * n;
    // check Recursion.multiply with no bounds: valid
    static int multiply(int m, int n) { return n == 0 ? 0 : multiply(m, n - 1) + m; }

    //@ requires n >= 0;
    //@ ensures \result >= m;
    // check Recursion.multiplyWraps with no bounds: invalid, ensures
    static int multiplyWraps(int m, int n) { return n == 0 ? m : multiplyWraps(m, n - 1) + m; }

    //@ requires x <= 1000000;
    //@ ensures \result == (x > 100 ? x - 10 : 91);
    // check Recursion.mccarthy with no bounds: valid
    static int mccarthy(int x) { return x > 100 ? x - 10 : mccarthy(mccarthy(x + 11)); }

    //@ ensures \result == (x > 101 ? x - 10 : 91);
    // check Recursion.mccarthyTwelve with no bounds: invalid, ensures
    static int mccarthyTwelve(int x) { return x > 100 ? x - 10 : mccarthyTwelve(mccarthyTwelve(x + 12)); }

    //@ requires 0 <= n && n <= 30;
    //@ ensures \result >= n - 1 && \result >= 0;
    // exhaustive: check Recursion.fibonacci with no bounds: valid
    static int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

    //@ requires 0 <= n;
    //@ ensures \result >= n;
    // check Recursion.fibonacciTooMuch with no bounds: invalid, ensures
    static int fibonacciTooMuch(int n) { return n < 2 ? n : fibonacciTooMuch(n - 1) + fibonacciTooMuch(n - 2); }

    //@ requires a > 0 && b >= 0;
    //@ ensures \result > 0 && a % \result == 0 && b % \result == 0;
    // check Recursion.gcd with no bounds: valid
    static int gcd(int a, int b) { return b == 0 ? a : gcd(b, a % b); }

    //@ requires a > 0 && b > 0;
    //@ ensures \result > 0 && a % \result == 0 && b % \result == 0;
    // check Recursion.gcdBySubtraction with no bounds: valid
    static int gcdBySubtraction(int a, int b) {
        if (a == b) return a;
        return a > b ? gcdBySubtraction(a - b, b) : gcdBySubtraction(a, b - a);
    }

    //@ requires a > 0 && b >= 0;
    //@ ensures \result > 1;
    // check Recursion.gcdAboveOne with no bounds: invalid, ensures
    static int gcdAboveOne(int a, int b) { return b == 0 ? a : gcdAboveOne(b, a % b); }

    //@ requires 0 <= n && n <= 30;
    //@ ensures \result == (1 << n) - 1;
    // check Recursion.hanoi with no bounds: valid
    static int hanoi(int n) { return n == 0 ? 0 : 2 * hanoi(n - 1) + 1; }

    //@ requires 0 <= n && n <= 30;
    //@ ensures \result == 1 << n;
    // check Recursion.hanoiOff with no bounds: invalid, ensures
    static int hanoiOff(int n) { return n == 0 ? 0 : hanoiOff(n - 1) + 1 + hanoiOff(n - 1); }

    //@ requires 0 <= n && n <= 46340;
    //@ ensures \result == n * (n + 1) / 2;
    // check Recursion.sum with no bounds: valid
    static int sum(int n) { return n == 0 ? 0 : n + sum(n - 1); }

    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result == n * (n + 1) * (2 * n + 1) / 6;
    // check Recursion.squares with no bounds: valid
    static int squares(int n) { return n == 0 ? 0 : n * n + squares(n - 1); }

    //@ requires n >= 0;
    //@ ensures \result == (\product int k; 0 <= k && k < n; b);
    // check Recursion.power with no bounds: valid
    static int power(int b, int n) { return n == 0 ? 1 : b * power(b, n - 1); }

    //@ requires n >= 0;
    //@ ensures \result == (n % 2 == 0);
    // check Recursion.even with no bounds: valid
    static boolean even(int n) { return n == 0 ? true : odd(n - 1); }

    //@ requires n >= 0;
    //@ ensures \result == (n % 2 == 1);
    // check Recursion.odd with no bounds: valid
    static boolean odd(int n) { return n == 0 ? false : even(n - 1); }

    //@ requires 0 <= m && 0 <= n;
    //@ ensures \result >= 0;
    // check Recursion.ackermannWraps with no bounds: invalid, ensures
    static int ackermannWraps(int m, int n) {
        if (m == 0) return n + 1;
        return n == 0 ? ackermannWraps(m - 1, 1) : ackermannWraps(m - 1, ackermannWraps(m, n - 1));
    }

    //@ requires 0 <= n && a != null && n <= a.length;
    //@ ensures \result == (\sum int k; 0 <= k && k < n; a[k]);
    // check Recursion.sumOf with no bounds: valid
    static int sumOf(int[] a, int n) { return n == 0 ? 0 : sumOf(a, n - 1) + a[n - 1]; }

    //@ requires 0 <= i && a != null && i <= a.length;
    //@ ensures \result == -1 || i <= \result && \result < a.length && a[\result] == v;
    //@ ensures \result == -1 ==> (\forall int k; i <= k && k < a.length; a[k] != v);
    // check Recursion.find with no bounds: valid
    static int find(int[] a, int i, int v) {
        if (i == a.length) return -1;
        return a[i] == v ? i : find(a, i + 1, v);
    }

    //@ requires a != null && 0 <= low && low <= high && high <= a.length;
    //@ requires (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] <= a[q]);
    //@ ensures \result == -1 || low <= \result && \result < high && a[\result] == v;
    //@ ensures \result == -1 ==> (\forall int k; low <= k && k < high; a[k] != v);
    // check Recursion.binary with no bounds: valid
    static int binary(int[] a, int low, int high, int v) {
        if (low >= high) return -1;
        int middle = low + (high - low) / 2;
        if (a[middle] == v) return middle;
        return a[middle] < v ? binary(a, middle + 1, high, v) : binary(a, low, middle, v);
    }

    //@ requires a >= 0 && b > 0;
    //@ ensures \result == a / b;
    // check Recursion.quotient with no bounds: valid
    static int quotient(int a, int b) { return a < b ? 0 : 1 + quotient(a - b, b); }

    //@ requires a >= 0 && b > 0;
    //@ ensures \result == a % b;
    //@ measured_by a;
    // check Recursion.remainder with no bounds: valid
    static int remainder(int a, int b) {
        return a < b ? a : remainder(a - b, b);
    }

    //@ requires a >= 0 && b > 0;
    //@ ensures \result == a % b;
    // check Recursion.remainderTooLarge: invalid
    static int remainderTooLarge(int a, int b) {
        return a <= b ? a : remainderTooLarge(a - b, b);
    }
}
