// The least and the greatest value of a range, which an empty range does not have.

public class Extremes {
    //@ requires a != null && a.length > 0;
    //@ ensures \result == (\max int k; 0 <= k && k < a.length; a[k]);
    // check Extremes.greatest with no bounds: valid
    static int greatest(int[] a) {
        int best = a[0];
        for (int i = 1; i < a.length; i++) {
            best = a[i] > best ? a[i] : best;
        }
        return best;
    }

    //@ requires a != null && a.length > 0;
    //@ ensures \result == (\min int k; 0 <= k && k < a.length; a[k]);
    // check Extremes.least with no bounds: valid
    static int least(int[] a) {
        int best = a[a.length - 1];
        int i = a.length - 1;
        //@ maintaining 0 <= i && i < a.length && best == (\min int k; i <= k && k < a.length; a[k]);
        while (i > 0) {
            i--;
            best = a[i] < best ? a[i] : best;
        }
        return best;
    }

    //@ requires a != null && a.length > 0;
    //@ ensures \result == (\max int k; 0 <= k && k < a.length; a[k]);
    // check Extremes.tooShort: invalid
    static int tooShort(int[] a) {
        int best = a[0];
        for (int i = 1; i < a.length - 1; i++) {
            best = a[i] > best ? a[i] : best;
        }
        return best;
    }

    //@ requires a != null;
    //@ ensures \result == (\max int k; 0 <= k && k < a.length; a[k]);
    // check Extremes.ofNothing: invalid
    static int ofNothing(int[] a) {
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < a.length; i++) {
            best = a[i] > best ? a[i] : best;
        }
        return best;
    }

    //@ requires a != null && a.length > 0;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] <= \result) && (\exists int k; 0 <= k && k < a.length; a[k] == \result);
    // check Extremes.bound with no bounds: valid
    static int bound(int[] a) {
        return greatest(a);
    }

    //@ requires a != null && a.length > 0;
    //@ ensures \result == (\max int k; 0 <= k && k < a.length; a[k]) - (\min int k; 0 <= k && k < a.length; a[k]);
    // check Extremes.spread with no bounds: valid
    static int spread(int[] a) {
        return greatest(a) - least(a);
    }

    //@ requires a != null && 0 <= n && n < a.length;
    //@ ensures \result == (\max int k; 0 <= k && k <= n; a[k]);
    //@ measured_by n;
    // check Extremes.ofFirst with no bounds: valid
    static int ofFirst(int[] a, int n) {
        if (n == 0) {
            return a[0];
        }
        int m = ofFirst(a, n - 1);
        return m < a[n] ? a[n] : m;
    }

    //@ requires a != null && a.length > 0 && 0 <= j && j < a.length;
    //@ ensures (\max int k; 0 <= k && k < a.length; a[k]) >= \old((\max int k; 0 <= k && k < a.length; a[k]));
    //@ assignable a[j];
    // check Extremes.raise with no bounds: valid
    static void raise(int[] a, int j, int v) {
        if (v > a[j]) {
            a[j] = v;
        }
    }

    //@ requires a != null && a.length > 0 && 0 <= j && j < a.length;
    //@ ensures (\max int k; 0 <= k && k < a.length; a[k]) == \old((\max int k; 0 <= k && k < a.length; a[k]));
    //@ assignable a[j];
    // check Extremes.replaced: invalid
    static void replaced(int[] a, int j, int v) {
        if (v > a[j]) {
            a[j] = v;
        }
    }

    //@ requires a != null && a.length > 0;
    //@ ensures a[\result] == (\max int k; -1 < k && k < a.length; a[k]);
    // check Extremes.placeFromEnd with no bounds: valid
    static int placeFromEnd(int[] a) {
        int place = a.length - 1;
        //@ loop_invariant -1 <= i && i < place && place < a.length;
        //@ loop_invariant a[place] == (\max int k; i < k && k < a.length; a[k]);
        //@ decreases i + 1;
        for (int i = a.length - 2; i >= 0; i--) {
            place = a[i] > a[place] ? i : place;
        }
        return place;
    }
}
