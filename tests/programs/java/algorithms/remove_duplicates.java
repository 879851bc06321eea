// Removing repeated numbers from a sorted array in place.
class Duplicates {
    // check Duplicates.remove: valid within bounds
    /*@ requires a != null && (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
      @ ensures 0 <= \result && \result <= a.length;
      @ ensures (\forall int i; 0 <= i && i < \result - 1; a[i] < a[i + 1]);
      @ ensures (\forall int i; 0 <= i && i < a.length; (\exists int k; 0 <= k && k < \result; a[k] == \old(a[i])));
      @*/
    static int remove(int[] a) {
        int kept = 0;
        for (int i = 0; i < a.length; i++) {
            if (kept == 0 || a[i] != a[kept - 1]) {
                a[kept++] = a[i];
            }
        }
        return kept;
    }

    //@ requires a != null && (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
    static int careless(int[] a) {
        int kept = 1;
        for (int i = 1; i < a.length; i++) {
            if (a[i] != a[i - 1]) {
                a[kept++] = a[i];
            }
        }
        assert kept <= a.length;                        // check Duplicates.careless: invalid, exception here
        return kept;
    }
}
