// Arrays of any length that are written to: filling, copying, reversing, partitioning, sorting.
public class Rearranging {
    //@ requires a != null && 0 <= k && k < a.length;
    //@ ensures a[k] == 5;
    //@ assignable a[k];
    // check Rearranging.setOne with no bounds: valid
    static void setOne(int[] a, int k) {
        a[k] = 5;
    }

    //@ requires a != null;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == v);
    // check Rearranging.fill with no bounds: valid
    static void fill(int[] a, int v) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] == v);
        //@ decreases a.length - i;
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
    }

    //@ requires a != null;
    //@ ensures 0 <= \result && \result <= a.length;
    //@ ensures (\forall int k; 0 <= k && k < \result; a[k] < p);
    //@ ensures (\forall int k; \result <= k && k < a.length; a[k] >= p);
    // check Rearranging.partition with no bounds: valid
    static int partition(int[] a, int p) {
        int s = 0;
        //@ loop_invariant 0 <= s && s <= i && i <= a.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < s; a[k] < p);
        //@ loop_invariant (\forall int k; s <= k && k < i; a[k] >= p);
        //@ decreases a.length - i;
        for (int i = 0; i < a.length; i++) {
            if (a[i] < p) {
                int t = a[i];
                a[i] = a[s];
                a[s] = t;
                s++;
            }
        }
        return s;
    }

    //@ requires a != null;
    //@ ensures (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] <= a[q]);
    // check Rearranging.insertionSort with no bounds: valid
    static void insertionSort(int[] a) {
        //@ loop_invariant 1 <= i && (i <= a.length || a.length == 0);
        //@ loop_invariant (\forall int p, q; 0 <= p && p < q && q < i && q < a.length; a[p] <= a[q]);
        //@ decreases a.length - i + 1;
        for (int i = 1; i < a.length; i++) {
            int x = a[i];
            int j = i;
            //@ loop_invariant 0 <= j && j <= i;
            //@ loop_invariant (\forall int p, q; 0 <= p && p < q && q <= i && p != j && q != j; a[p] <= a[q]);
            //@ loop_invariant (\forall int q; j < q && q <= i; x < a[q]);
            //@ decreases j;
            while (j > 0 && a[j - 1] > x) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = x;
        }
    }

    //@ requires a != null;
    //@ ensures (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] <= a[q]);
    // check Rearranging.insertionSortToOne with no bounds: invalid, ensures
    static void insertionSortToOne(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int x = a[i];
            int j = i;
            while (j > 1 && a[j - 1] > x) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = x;
        }
    }

    //@ requires a != null;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[a.length - 1 - k]));
    // check Rearranging.reverse with no bounds: valid
    static void reverse(int[] a) {
        int n = a.length;
        //@ loop_invariant 0 <= i && i <= n / 2;
        //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] == \old(a[a.length - 1 - k]));
        //@ loop_invariant (\forall int k; n - i <= k && k < n; a[k] == \old(a[a.length - 1 - k]));
        //@ loop_invariant (\forall int k; i <= k && k < n - i; a[k] == \old(a[k]));
        //@ decreases n - i;
        for (int i = 0; i < n / 2; i++) {
            int t = a[i];
            a[i] = a[n - 1 - i];
            a[n - 1 - i] = t;
        }
    }

    //@ requires a != null;
    //@ requires (\forall int k; 0 <= k && k < a.length; 0 <= a[k] && a[k] <= 2);
    //@ ensures (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] <= a[q]);
    // check Rearranging.dutchFlag with no bounds: valid
    static void dutchFlag(int[] a) {
        int r = 0;
        int w = 0;
        int b = a.length;
        //@ loop_invariant 0 <= r && r <= w && w <= b && b <= a.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < r; a[k] == 0);
        //@ loop_invariant (\forall int k; r <= k && k < w; a[k] == 1);
        //@ loop_invariant (\forall int k; w <= k && k < b; 0 <= a[k] && a[k] <= 2);
        //@ loop_invariant (\forall int k; b <= k && k < a.length; a[k] == 2);
        //@ decreases b - w;
        while (w < b) {
            int t = a[w];
            if (t == 0) {
                a[w] = a[r];
                a[r] = t;
                r++;
                w++;
            } else if (t == 1) {
                w++;
            } else {
                b--;
                a[w] = a[b];
                a[b] = t;
            }
        }
    }

    //@ requires s != null && d != null && s.length <= d.length;
    //@ requires s != d;
    //@ ensures (\forall int k; 0 <= k && k < s.length; d[k] == s[k]);
    //@ ensures (\forall int k; s.length <= k && k < d.length; d[k] == \old(d[k]));
    //@ assignable d[0 .. s.length - 1];
    // check Rearranging.copy with no bounds: valid
    static void copy(int[] s, int[] d) {
        //@ loop_invariant 0 <= i && i <= s.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < i; d[k] == s[k]);
        //@ loop_invariant (\forall int k; i <= k && k < d.length; d[k] == \old(d[k]));
        //@ decreases s.length - i;
        for (int i = 0; i < s.length; i++) {
            d[i] = s[i];
        }
    }

    // Wrong if both are one array.
    //@ requires s != null && d != null && s.length == d.length && s.length > 0;
    //@ ensures (\forall int k; 0 <= k && k < s.length - 1; d[k + 1] == \old(s[k]));
    // check Rearranging.shiftInto with no bounds: invalid, ensures
    static void shiftInto(int[] s, int[] d) {
        //@ loop_invariant 0 <= i && i <= s.length - 1;
        for (int i = 0; i < s.length - 1; i++) {
            d[i + 1] = s[i];
        }
    }
}
