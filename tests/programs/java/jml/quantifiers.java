// \forall and \exists: where their bounds are found.
class Main {
    // check Main.sorted: valid within bounds
    //@ requires a != null;
    //@ ensures \result <==> (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
    static boolean sorted(int[] a) {
        for (int i = 0; i + 1 < a.length; i++) {
            if (a[i] > a[i + 1]) {
                return false;
            }
        }
        return true;
    }

    // check Main.contains: valid within bounds
    //@ requires a != null;
    //@ ensures \result == (\exists int i; 0 <= i && i < a.length; a[i] == v);
    static boolean contains(int[] a, int v) {
        for (int x : a) {
            if (x == v) {
                return true;
            }
        }
        return false;
    }

    //@ requires a != null;
    //@ ensures \result == (\exists int i; 0 < i && i < a.length; a[i] == v); // check Main.notFirst: invalid, ensures here
    static boolean notFirst(int[] a, int v) {
        return contains(a, v);
    }

    // check Main.withoutRange: valid within bounds
    //@ requires a != null && n <= a.length;
    //@ requires (\forall int i; 0 <= i && i < n ==> a[i] > 0);
    //@ ensures \result ==> (\exists int i; 0 <= i && i < n && a[i] > 0);
    static boolean withoutRange(int[] a, int n) {
        return n > 0;
    }

    // check Main.guarded: valid within bounds
    //@ ensures \result == (\forall int i; a != null && 0 <= i && i < a.length && i % 2 == 0; a[i] == 0);
    static boolean guarded(int[] a) {
        if (a == null) {
            return true;
        }
        for (int i = 0; i < a.length; i += 2) {
            if (a[i] != 0) {
                return false;
            }
        }
        return true;
    }

    // check Main.longs: valid
    //@ requires 0 <= n && n < 5;
    //@ ensures (\forall long k; 0 <= k && k <= n; \result >= k * k);
    static long longs(int n) {
        return (long) n * n;
    }

    // check Main.letters: valid
    //@ ensures \result <==> (\exists char c; 'a' <= c && c <= 'e'; c == x);
    static boolean letters(char x) {
        return x >= 'a' && x <= 'e';
    }

    // check Main.bytes: valid
    //@ ensures \result == (\num_of byte b; 125 <= b && b < 130; true);
    static int bytes() {
        return 3;
    }

    // check Main.least: valid
    //@ ensures (\forall int i; 0 <= i && i < n; false);
    //@ requires n < 1;
    static void least(int n) {
    }
}
