public class Maximum {
    //@ requires a != null && a.length > 0;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] <= \result);
    //@ ensures (\exists int k; 0 <= k && k < a.length; a[k] == \result);
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
}
