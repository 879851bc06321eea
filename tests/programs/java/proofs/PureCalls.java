// Contracts that call pure methods: a call stands for its body, for arrays of any length.
public class PureCalls {
    private int limit;

    /*@ pure */ static boolean isDigit(int x) {
        return 0 <= x && x <= 9;
    }

    /*@ pure */ static int size(int x) {
        if (x < 0) {
            return -x;
        }
        return x;
    }

    /*@ pure */ static boolean isFirst(int[] a, int i) {
        int first = a[0];
        return first == a[i];
    }

    /*@ pure */ static int half(int x, int by) {
        int d = x / by;
        return d;
    }

    /*@ pure */ boolean isBelow(int x) {
        return x < limit;
    }

    //@ requires a != null;
    //@ requires (\forall int k; 0 <= k && k < a.length; isDigit(a[k]));
    //@ ensures (\forall int k; 0 <= k && k < a.length; isDigit(a[k]) && a[k] == 9 - \old(a[k]));
    // check PureCalls.complement with no bounds: valid
    static void complement(int[] a) {
        for (int i = 0; i < a.length; i++) {
            a[i] = 9 - a[i];
        }
    }

    //@ requires a != null;
    //@ requires (\forall int k; 0 <= k && k < a.length; isDigit(a[k]));
    //@ ensures (\forall int k; 0 <= k && k < a.length; isDigit(a[k]));
    // check PureCalls.complementOfTen with no bounds: invalid, ensures
    static void complementOfTen(int[] a) {
        for (int i = 0; i < a.length; i++) {
            a[i] = 10 - a[i];
        }
    }

    //@ requires a != null && a.length > 0;
    //@ ensures (\forall int k; 0 <= k && k < a.length; isFirst(a, k));
    // check PureCalls.spread with no bounds: valid
    static void spread(int[] a) {
        for (int i = 0; i < a.length; i++) {
            a[i] = a[0];
        }
    }

    //@ requires a != null;
    //@ ensures isFirst(a, 0);
    // check PureCalls.firstOfNone with no bounds: invalid
    static void firstOfNone(int[] a) {
        for (int i = 0; i < a.length; i++) {
            a[i] = 7;
        }
    }

    //@ requires a != null;
    //@ ensures (\forall int k; 0 <= k && k < a.length; size(a[k]) >= 0);
    // check PureCalls.sizes with no bounds: invalid, ensures
    static void sizes(int[] a) {
    }

    //@ requires a != null;
    //@ ensures half(a.length, n) >= 0;
    // check PureCalls.halves with no bounds: invalid
    static void halves(int[] a, int n) {
    }

    //@ requires a != null;
    //@ ensures (\forall int k; 0 <= k && k < a.length; isBelow(a[k]));
    // check PureCalls.below with no bounds: valid
    void below(int[] a) {
        if (limit == Integer.MIN_VALUE) {
            limit = 0;
        }
        for (int i = 0; i < a.length; i++) {
            if (!isBelow(a[i])) {
                a[i] = limit - 1;
            }
        }
    }

    //@ requires a != null;
    //@ ensures (\forall int k; 0 <= k && k < a.length; isBelow(a[k]));
    // check PureCalls.belowBefore with no bounds: invalid, ensures
    void belowBefore(int[] a) {
        for (int i = 0; i < a.length; i++) {
            if (!isBelow(a[i])) {
                a[i] = limit - 1;
            }
        }
        limit--;
    }
}
