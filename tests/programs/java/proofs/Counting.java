// Sums, counts, products and divisors, for all inputs.
public class Counting {
    //@ requires a != null;
    //@ ensures \result == (\sum int k; 0 <= k && k < a.length; a[k]);
    // check Counting.sum with no bounds: valid
    static int sum(int[] a) {
        int s = 0;
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant s == (\sum int k; 0 <= k && k < i; a[k]);
        //@ decreases a.length - i;
        for (int i = 0; i < a.length; i++) {
            s += a[i];
        }
        return s;
    }

    //@ requires a != null;
    //@ ensures \result == (\sum int k; 0 <= k && k < a.length; a[k]);
    // check Counting.sumFromOne with no bounds: invalid, ensures
    static int sumFromOne(int[] a) {
        int s = 0;
        for (int i = 1; i < a.length; i++) {
            s += a[i];
        }
        return s;
    }

    //@ requires n >= 0;
    //@ ensures \result == (\product int k; 0 <= k && k < n; b);
    // check Counting.power with no bounds: valid
    static int power(int b, int n) {
        int r = 1;
        //@ loop_invariant 0 <= i && i <= n;
        //@ loop_invariant r == (\product int k; 0 <= k && k < i; b);
        //@ decreases n - i;
        for (int i = 0; i < n; i++) {
            r *= b;
        }
        return r;
    }

    //@ requires a != null && a.length > 0;
    //@ ensures (\num_of int k; 0 <= k && k < a.length; a[k] == w) > a.length / 2 ==> w == \result;
    // check Counting.majority with no bounds: valid
    static int majority(int[] a, int w) {
        int candidate = 0;
        int votes = 0;
        //@ loop_invariant 0 <= i && i <= a.length && 0 <= votes && votes <= i;
        //@ loop_invariant w == candidate ==> 2 * (\num_of int k; 0 <= k && k < i; a[k] == w) <= i + (long) votes;
        //@ loop_invariant w != candidate ==> 2 * (\num_of int k; 0 <= k && k < i; a[k] == w) <= i - votes;
        //@ decreases a.length - i;
        for (int i = 0; i < a.length; i++) {
            if (votes == 0) {
                candidate = a[i];
                votes = 1;
            } else if (a[i] == candidate) {
                votes++;
            } else {
                votes--;
            }
        }
        return candidate;
    }

    //@ requires 0 <= n && n <= 46340;
    //@ ensures \result == n * (n + 1) / 2;
    // check Counting.gauss with no bounds: valid
    static int gauss(int n) {
        int s = 0;
        //@ loop_invariant 0 <= i && i <= n;
        //@ loop_invariant s == i * (i + 1) / 2;
        //@ decreases n - i;
        for (int i = 0; i < n; ) {
            i++;
            s += i;
        }
        return s;
    }

    // The product wraps for the first time at 46341.
    //@ requires 0 <= n && n <= 46341;
    //@ ensures \result == n * (n + 1) / 2;
    static int gaussTooFar(int n) {
        int s = 0;
        //@ loop_invariant 0 <= i && i <= n;
        //@ loop_invariant s == i * (i + 1) / 2;
        //@ decreases n - i;
        for (int i = 0; i < n; ) {
            i++;
            s += i;
        }
        return s;
    }

    //@ requires a > 0 && b > 0;
    //@ ensures \result > 0 && a % \result == 0 && b % \result == 0;
    //@ ensures (\forall int d; 1 <= d && d <= (a > b ? a : b); a % d == 0 && b % d == 0 ==> d <= \result);
    static int gcd(int a, int b) {
        int x = a;
        int y = b;
        //@ loop_invariant 0 < x && x <= (a > b ? a : b) && 0 <= y && y <= (a > b ? a : b);
        //@ loop_invariant (\forall int d; 1 <= d && d <= (a > b ? a : b); (a % d == 0 && b % d == 0) == (x % d == 0 && y % d == 0));
        //@ decreases y;
        while (y != 0) {
            int r = x % y;
            x = y;
            y = r;
        }
        return x;
    }
}
