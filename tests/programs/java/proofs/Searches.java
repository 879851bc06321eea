// Linear and binary search in arrays of any length, with the invariants of a textbook.
public class Searches {
    //@ requires a != null;
    //@ ensures \result == -1 ==> (\forall int k; 0 <= k && k < a.length; a[k] != v);
    //@ ensures \result != -1 ==> 0 <= \result && \result < a.length && a[\result] == v;
    //@ ensures \result != -1 ==> (\forall int k; 0 <= k && k < \result; a[k] != v);
    // check Searches.first with no bounds: valid
    static int first(int[] a, int v) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] != v);
        //@ decreases a.length - i;
        for (int i = 0; i < a.length; i++) {
            if (a[i] == v) {
                return i;
            }
        }
        return -1;
    }

    //@ requires a != null;
    //@ ensures \result != -1 ==> (\forall int k; 0 <= k && k < \result; a[k] != v);
    // check Searches.last with no bounds: invalid, ensures
    static int last(int[] a, int v) {
        //@ loop_invariant -1 <= i && i < a.length;
        //@ decreases i + 1;
        for (int i = a.length - 1; i >= 0; i--) {
            if (a[i] == v) {
                return i;
            }
        }
        return -1;
    }

    //@ requires a != null;
    //@ requires (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] <= a[q]);
    //@ ensures \result == -1 ==> (\forall int k; 0 <= k && k < a.length; a[k] != v);
    //@ ensures \result != -1 ==> 0 <= \result && \result < a.length && a[\result] == v;
    // check Searches.binary with no bounds: valid
    static int binary(int[] a, int v) {
        int lo = 0;
        int hi = a.length;
        //@ loop_invariant 0 <= lo && lo <= hi && hi <= a.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < lo; a[k] < v);
        //@ loop_invariant (\forall int k; hi <= k && k < a.length; a[k] > v);
        //@ decreases hi - lo;
        while (lo < hi) {
            int mid = lo + (hi - lo) / 2;
            if (a[mid] < v) {
                lo = mid + 1;
            } else if (a[mid] > v) {
                hi = mid;
            } else {
                return mid;
            }
        }
        return -1;
    }

    // Sorted as neighbours: that any two elements are in order needs an induction.
    //@ requires a != null;
    //@ requires (\forall int k; 0 <= k && k < a.length - 1; a[k] <= a[k + 1]);
    //@ ensures \result == -1 ==> (\forall int k; 0 <= k && k < a.length; a[k] != v);
    //@ ensures \result != -1 ==> 0 <= \result && \result < a.length && a[\result] == v;
    // check Searches.binaryOfNeighbours with no bounds: valid
    static int binaryOfNeighbours(int[] a, int v) {
        int lo = 0;
        int hi = a.length;
        //@ loop_invariant 0 <= lo && lo <= hi && hi <= a.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < lo; a[k] < v);
        //@ loop_invariant (\forall int k; hi <= k && k < a.length; a[k] > v);
        //@ decreases hi - lo;
        while (lo < hi) {
            int mid = (lo + hi) >>> 1;
            if (a[mid] < v) {
                lo = mid + 1;
            } else if (a[mid] > v) {
                hi = mid;
            } else {
                return mid;
            }
        }
        return -1;
    }

    //@ requires a != null;
    //@ requires (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] <= a[q]);
    //@ ensures \result == -1 ==> (\forall int k; 0 <= k && k < a.length; a[k] != v);
    // check Searches.binaryTooShort with no bounds: invalid, ensures
    static int binaryTooShort(int[] a, int v) {
        int lo = 0;
        int hi = a.length - 1;
        while (lo < hi) {
            int mid = lo + (hi - lo) / 2;
            if (a[mid] < v) {
                lo = mid + 1;
            } else if (a[mid] > v) {
                hi = mid;
            } else {
                return mid;
            }
        }
        return -1;
    }

    //@ requires a != null && a.length > 0;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] <= \result);
    //@ ensures (\exists int k; 0 <= k && k < a.length; a[k] == \result);
    // check Searches.maximum with no bounds: valid
    static int maximum(int[] a) {
        int m = a[0];
        //@ loop_invariant 1 <= i && i <= a.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] <= m);
        //@ loop_invariant (\exists int k; 0 <= k && k < i; a[k] == m);
        //@ decreases a.length - i;
        for (int i = 1; i < a.length; i++) {
            if (a[i] > m) {
                m = a[i];
            }
        }
        return m;
    }

    //@ requires a != null && a.length > 0;
    //@ ensures (\exists int k; 0 <= k && k < a.length; a[k] == \result);
    // check Searches.maximumFromZero with no bounds: invalid, ensures
    static int maximumFromZero(int[] a) {
        int m = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] > m) {
                m = a[i];
            }
        }
        return m;
    }

    //@ requires a != null;
    //@ ensures \result ==> (\exists int p, q; 0 <= p && p < q && q < a.length; a[p] + a[q] == t);
    //@ ensures !\result ==> (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] + a[q] != t);
    // check Searches.twoSum with no bounds: valid
    static boolean twoSum(int[] a, int t) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int p, q; 0 <= p && p < i && p < q && q < a.length; a[p] + a[q] != t);
        //@ decreases a.length - i;
        for (int i = 0; i < a.length; i++) {
            //@ loop_invariant i + 1 <= j && j <= a.length;
            //@ loop_invariant (\forall int q; i + 1 <= q && q < j; a[i] + a[q] != t);
            //@ decreases a.length - j;
            for (int j = i + 1; j < a.length; j++) {
                if (a[i] + a[j] == t) {
                    return true;
                }
            }
        }
        return false;
    }

    //@ requires a != null;
    //@ requires (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] <= a[q]);
    //@ ensures \result ==> (\exists int p, q; 0 <= p && p < q && q < a.length; (long) a[p] + a[q] == t);
    //@ ensures !\result ==> (\forall int p, q; 0 <= p && p < q && q < a.length; (long) a[p] + a[q] != t);
    // check Searches.twoSumSorted with no bounds: valid
    static boolean twoSumSorted(int[] a, int t) {
        int l = 0;
        int r = a.length - 1;
        //@ loop_invariant 0 <= l && r < a.length && l <= r + 1 && r >= -1;
        //@ loop_invariant (\forall int p, q; 0 <= p && p < q && q < a.length; p < l || q > r ==> (long) a[p] + a[q] != t);
        //@ decreases r - l + 1;
        while (l < r) {
            long sum = (long) a[l] + a[r];
            if (sum == t) {
                return true;
            }
            if (sum < t) {
                l++;
            } else {
                r--;
            }
        }
        return false;
    }
}
