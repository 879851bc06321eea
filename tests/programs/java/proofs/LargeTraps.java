// Every contract here holds for all small inputs, and is wrong for some large ones, to which no search comes. None may be proved.
public class LargeTraps {
    //@ requires n >= 0;
    //@ ensures \result == (long) n * n;
    static long square(int n) { int s = 0; for (int i = 0; i < n; i++) s += n; return s; }
    //@ requires a != null;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == 7);
    static void fill(int[] a) { for (int i = 0; i < a.length && i < 100000; i++) a[i] = 7; }
    //@ requires a != null && b != null && a.length == b.length;
    //@ ensures (\forall int k; 0 <= k && k < a.length; b[k] == \old(b[k]) || a == b);
    static void addTo(int[] a, int[] b) { for (int i = 0; i < a.length; i++) { a[i] += b[i]; if (i == 70000) b[0]++; } }
    //@ requires a != null;
    //@ ensures \result >= 0;
    static int twiceAsMany(int[] a) { int s = 0; for (int i = 0; i < a.length; i++) s += 2; return s; }
    //@ requires step > 0 && n <= 2000000000;
    //@ ensures \result >= 0;
    static int steps(int n, int step) { int i = 0; while (i < n) { i += step; if (i < 0) return i; } return i; }
    //@ requires a != null;
    //@ ensures \result;
    static boolean cell(int[] a) {
        for (int i = 0; i < a.length; i++) for (int j = 0; j < a.length; j++) if (i == 50000 && j == 49999) return false;
        return true;
    }
    //@ requires a != null && b != null && a != b && a.length == b.length;
    //@ ensures (\forall int k; 0 <= k && k < a.length; b[k] == \old(a[k]));
    static void copy(int[] a, int[] b) { int[] t = a; for (int i = 0; i < a.length; i++) { b[i] = t[i]; if (i == 9000) t = b; } }
    //@ requires a != null;
    //@ ensures \result == a.length;
    static int throwing(int[] a) {
        int c = 0;
        for (int i = 0; i < a.length; i++) try { c++; a[i] = 10 / a[i]; } catch (ArithmeticException e) { if (i == 70000) c--; }
        return c;
    }
    //@ requires a != null;
    //@ ensures \result == a.length;
    static int finallyCounted(int[] a) {
        int c = 0;
        for (int x : a) try { if (x == 3) continue; c++; } finally { if (x == 3 && c != 66666) c++; }
        return c;
    }
    //@ requires n >= 0;
    //@ ensures \result == 0;
    //@ signals (IllegalStateException e) n > 100001;
    static int signals(int n) { for (int i = 0; i < n; i++) if (i == 100000) throw new IllegalStateException(); return 0; }
    //@ requires n >= 0;
    //@ ensures \result == n;
    static char character(int n) { char c = 0; for (int i = 0; i < n; i++) c++; return c; }
    //@ requires a != null;
    //@ ensures \result == a.length;
    static byte narrow(int[] a) { byte c = 0; for (int x : a) c++; return c; }
    //@ requires n >= 0;
    //@ ensures \result == 3L * n;
    // run LargeTraps.castBack(5): 15
    static long castBack(int n) { long r = 0; for (int i = 0; i < n; i++) r += 3; return (int) r; }
    //@ requires a != null && (\forall int k; 0 <= k && k < a.length; 0 <= a[k] && a[k] <= 100);
    //@ ensures \result >= 0;
    // run LargeTraps.sumOfSmall([100, 100]): 200
    static int sumOfSmall(int[] a) { int s = 0; for (int i = 0; i < a.length; i++) s += a[i]; return s; }
    // The greatest length is more than half of the greatest number.
    //@ requires a != null && (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] <= a[q]);
    //@ ensures \result == -1 ==> (\forall int k; 0 <= k && k < a.length; a[k] != v);
    // run LargeTraps.binary([1, 2, 4], 4): 2
    static int binary(int[] a, int v) {
        int lo = 0, hi = a.length;
        //@ loop_invariant 0 <= lo && lo <= hi && hi <= a.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < lo; a[k] < v);
        //@ loop_invariant (\forall int k; hi <= k && k < a.length; a[k] > v);
        while (lo < hi) { int m = (lo + hi) / 2; if (a[m] == v) return m; if (a[m] < v) lo = m + 1; else hi = m; }
        return -1;
    }
    //@ requires n >= 0;
    //@ ensures \result * \result <= n && n < (\result + 1) * (\result + 1);
    static int root(int n) {
        int r = 0;
        //@ loop_invariant 0 <= r && r <= 46340 && r * r <= n;
        while (r < 46340 && (r + 1) * (r + 1) <= n) r++;
        return r;
    }
    //@ requires a != null && 0 <= i && i < a.length;
    //@ ensures (i + a.length) / 2 >= 0;
    static void middle(int[] a, int i) { }
    //@ requires n > 0;
    //@ ensures \fresh(\result) && \result.length == n;
    static int[] create(int n) { int[] r = new int[n]; for (int i = 0; i < n; i++) r[i] = i; return n == 90000 ? new int[n + 1] : r; }
    //@ requires n >= 0;
    //@ ensures \result == (\sum int k; 0 <= k && k < n; (long) k);
    static int sum(int n) { int s = 0; for (int i = 0; i < n; i++) s += i; return s; }
    int[] data;
    int size;
    static int total;
    //@ requires data != null && 0 <= size && size <= data.length;
    //@ ensures (\forall int k; 0 <= k && k < size; data[k] == 0);
    void clear() { for (int i = 0; i < size; i++) { data[i] = 0; if (i == 44444) size++; } }
    static void count() { total++; }
    //@ requires total >= 0 && n >= 0;
    //@ ensures total >= 0;
    static void counts(int n) { for (int i = 0; i < n; i++) count(); }
    //@ requires n >= 0;
    //@ ensures \result == n;
    //@ measured_by n;
    static int up(int n) { return n == 0 ? 0 : n == 30000 ? up(n - 2) + 1 : up(n - 1) + 1; }
    //@ requires n >= 0;
    //@ ensures true;
    //@ measured_by n;
    static int there(int n) { return n == 0 ? 0 : back(n - 1); }
    //@ requires n >= 0;
    //@ ensures true;
    //@ measured_by n;
    static int back(int n) { return there(n == 30000 ? n + 1 : n); }
    //@ requires n >= 0;
    //@ ensures \result >= n;
    static int grow(int n) { return n == 0 ? 0 : 2 + grow(n - 1); }
    //@ requires n >= 0;
    //@ ensures \result == n * (n + 1L) / 2;
    static int triangle(int n) { return n == 0 ? 0 : n + triangle(n - 1); }
    //@ requires n >= 0;
    //@ ensures \result == (n % 2 == 0);
    static boolean even(int n) { return n == 0 || odd(n - 1); }
    //@ requires n >= 0;
    //@ ensures \result == (n % 2 == 1);
    static boolean odd(int n) { return n == 50001 ? false : n != 0 && even(n - 1); }
    //@ requires n >= 0;
    //@ ensures \result >= 0;
    // run LargeTraps.fibonacci(10): 55
    // run LargeTraps.fibonacci(-1): excluded
    static int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
}
