// Every contract here is wrong, often only at the edge of what numbers and arrays can be. None may be proved.
public class Traps {
    //@ ensures \result >= 0;
    // check Traps.abs: invalid
    static int abs(int x) { int i = 0; while (i < 3) i++; return x < 0 ? -x : x; }
    //@ requires a != null;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] > \old(a[k]));
    // check Traps.inc: invalid
    static void inc(int[] a) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] > \old(a[k]));
        //@ loop_invariant (\forall int k; i <= k && k < a.length; a[k] == \old(a[k]));
        for (int i = 0; i < a.length; i++) a[i]++;
    }
    //@ requires a != null;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] > \old(a[k]));
    // check Traps.incB: invalid
    static void incB(byte[] a) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] > \old(a[k]));
        //@ loop_invariant (\forall int k; i <= k && k < a.length; a[k] == \old(a[k]));
        for (int i = 0; i < a.length; i++) a[i] = (byte) (a[i] + 1);
    }
    //@ requires a != null && b != null && a.length > 0 && b.length > 0;
    //@ ensures a[0] == 1 && b[0] == 2;
    // check Traps.alias: invalid
    static void alias(int[] a, int[] b) { a[0] = 1; b[0] = 2; }
    //@ requires a != null && b != null && a.length > 0 && b.length > 0;
    //@ ensures \old(a[0]) == a[0];
    // check Traps.aliasOld: invalid
    static void aliasOld(int[] a, int[] b) { b[0] = b[0] + 1; }
    //@ requires a != null && a.length > 2;
    //@ assignable a[0 .. 1];
    // check Traps.frame: invalid
    static void frame(int[] a, int k) { if (0 <= k && k <= 2) a[k] = 0; }
    //@ requires n < 10;
    // check Traps.neg: invalid
    static int[] neg(int n) { return new int[n]; }
    //@ requires a != null;
    //@ ensures \result == 1;
    // check Traps.fin: invalid
    static int fin(int[] a) { try { a[0] = 1; return 1; } finally { a[a.length > 2 ? 0 : 0] = 3; } }
    //@ ensures \result >= 0;
    // check Traps.rem: invalid
    static int rem(int x, int[] a) { return x % 7; }
    //@ ensures \result == x / 2;
    // check Traps.shift: invalid
    static int shift(int x, int[] a) { return x >> 1; }
    //@ ensures \result <= 2147483647 && \result >= 0;
    // check Traps.ushift: invalid
    static int ushift(int x, int[] a) { return x >>> 0; }
    //@ requires n >= 0;
    //@ ensures \result > n;
    // check Traps.callee: invalid
    static int callee(int n) { return n; }
    //@ ensures \result > 5;
    // check Traps.caller: invalid
    static int caller(int[] a) { return callee(5); }
    //@ requires a != null;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == 0);
    // check Traps.even: invalid
    static void even(int[] a) {
        //@ loop_invariant 0 <= i && i <= a.length + 1;
        //@ loop_invariant (\forall int k; 0 <= k && k < i && k < a.length && k % 2 == 0; a[k] == 0);
        for (int i = 0; i < a.length; i += 2) a[i] = 0;
    }
    //@ requires a != null;
    //@ ensures \result == (\sum int k; 0 <= k && k < a.length; (long) a[k]);
    // check Traps.sumLong: invalid
    static long sumLong(int[] a) {
        int s = 0;
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant s == (\sum int k; 0 <= k && k < i; (long) a[k]);
        for (int i = 0; i < a.length; i++) s += a[i];
        return s;
    }
    //@ requires a != null && a.length > 1;
    //@ ensures a[0] == \old(a[0]);
    // check Traps.local: invalid
    static void local(int[] a) { int[] b = a; for (int i = 0; i < 1; i++) { b[i] = 7; } }
    //@ requires a != null && b != null && a.length == b.length;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == \old(b[k]));
    // check Traps.move: invalid
    static void move(int[] a, int[] b) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] == b[k]);
        for (int i = 0; i < a.length; i++) { a[i] = b[i]; b[i] = 0; }
    }
    // `&` evaluates both sides.
    //@ requires a != null;
    //@ ensures \result;
    // check Traps.nonshort: invalid
    static boolean nonshort(int[] a) { int i = 0; boolean r = i > 0 & a[5] > 0; return !r; }
    //@ requires n >= 0;
    //@ ensures \result == n;
    //@ measured_by n;
    // check Traps.dec: invalid
    static int dec(int n) { return n == 0 ? 0 : dec(n) + 0; }
    /*@ requires x > 0; ensures \result == 1;
      @ also
      @ requires x < 10; ensures \result == 2; @*/
    // check Traps.cases: invalid
    static int cases(int x, int[] a) { return x > 0 ? 1 : 2; }
    //@ ensures \result == 0;
    // check Traps.chars: invalid
    static int chars(int[] a, char c) { int i = 0; for (char d = 'a'; d < 'c'; d++) i++; return (char) (c + 65535) >= 0 ? i : 1; }
    // The quantifier may end before it comes to an index outside of the array.
    //@ requires (\exists int k; 0 <= k && k < n; a[k] == 0);
    //@ ensures n <= a.length;
    // check Traps.early: invalid
    static void early(int[] a, int n) { }
    // Words of SMT-LIB as names.
    //@ requires select >= 0;
    //@ ensures \result < 0;
    // check Traps.names: invalid
    static int names(int select, int store, int[] and) { int ite = select; return ite + store; }
    // The empty range has no least index.
    //@ requires a != null;
    //@ ensures \result >= 0;
    // check Traps.none: invalid
    static int none(int[] a) {
        //@ loop_invariant 0 <= i && i <= a.length;
        for (int i = 0; i < a.length; i++) if (a[i] == 0) return i;
        return -1;
    }
    // An exception that is caught hides the rest of the loop.
    //@ requires a != null;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == 0);
    // check Traps.caught: invalid
    static void caught(int[] a, int n) {
        try {
            //@ loop_invariant 0 <= i;
            //@ loop_invariant (\forall int k; 0 <= k && k < i && k < a.length; a[k] == 0);
            for (int i = 0; i < n; i++) a[i] = 0;
        } catch (ArrayIndexOutOfBoundsException e) {
        }
    }
    // What finally returns wins.
    //@ requires a != null && a.length > 0;
    //@ ensures \result == 1;
    // check Traps.last: invalid
    static int last(int[] a) { try { a[0] = 1; return 1; } finally { if (a[0] == 1) return 2; } }
    // The product wraps.
    //@ requires n >= 0;
    //@ ensures \result >= 0;
    // check Traps.square: invalid
    static int square(int n, int[] a) { return n * n; }
    // Index arithmetic wraps.
    //@ requires a != null && i >= 0 && i < a.length && d >= 0;
    //@ ensures \result;
    // check Traps.far: invalid
    static boolean far(int[] a, int i, int d) { return i + d >= 0; }
    // Narrowing.
    //@ ensures \result == x;
    // check Traps.narrow: invalid
    static int narrow(int x, int[] a) { return (short) x; }
    //@ requires n > 0;
    //@ ensures \result.length == n && \result[n - 1] == 1;
    // check Traps.fresh: invalid
    static int[] fresh(int n) { return new int[n]; }
    Traps next;
    int setting;
    // What the loop assigns has no formula, so that nothing can be shown of it after an iteration.
    //@ requires a != null && next != null;
    //@ ensures \result == 0;
    // check Traps.unknownValue: invalid
    int unknownValue(int[] a) { int x = 0; for (int i = 0; i < a.length; i++) x = next.setting; return x; }
    // `n + 2` overflows for the greatest numbers, to which no search comes.
    //@ requires 0 <= n;
    //@ ensures \result == (n + 2) / 3;
    static int thirds(int n) { int count = 0; while (n > 0) { n -= 3; count++; } return count; }
}
