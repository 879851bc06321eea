// The largest sum of neighbours (Kadane), against all pairs of ends.
class Kadane {
    // check Kadane.best: valid within bounds
    /*@ requires a != null && a.length > 0;
      @ requires (\forall int i; 0 <= i && i < a.length; -1000 <= a[i] && a[i] <= 1000);
      @ ensures (\forall int i; 0 <= i && i < a.length;
      @     (\forall int j; i <= j && j < a.length; (\sum int k; i <= k && k <= j; a[k]) <= \result));
      @ ensures (\exists int i; 0 <= i && i < a.length;
      @     (\exists int j; i <= j && j < a.length; (\sum int k; i <= k && k <= j; a[k]) == \result));
      @*/
    static int best(int[] a) {
        int ending = a[0];
        int best = a[0];
        for (int i = 1; i < a.length; i++) {
            ending = Math.max(a[i], ending + a[i]);
            best = Math.max(best, ending);
        }
        return best;
    }
}
