// array 6
class Merge {
    //@ requires a != null && b != null;
    //@ requires (\forall int i; 0 < i && i < a.length; a[i - 1] <= a[i]);
    //@ requires (\forall int i; 0 < i && i < b.length; b[i - 1] <= b[i]);
    //@ ensures (\forall int i; 0 < i && i < \result.length; \result[i - 1] <= \result[i]);
    static int[] work(int[] a, int[] b) {
        int[] c = new int[a.length + b.length];
        int i = 0, j = 0;
        for (int k = 0; k < c.length; k++) {
            if (j == b.length || (i < a.length && a[i] <= b[j])) c[k] = a[i++];
            else c[k] = b[j++];
        }
        return c;
    }
}
