// The largest sum of neighbours that begins with 0: wrong where all numbers are negative.
class Kadane {
    /*@ requires a != null && a.length > 0;
      @ requires (\forall int i; 0 <= i && i < a.length; -1000 <= a[i] && a[i] <= 1000);
      @ ensures (\forall int i; 0 <= i && i < a.length; a[i] <= \result);
      @ ensures (\exists int i; 0 <= i && i < a.length;
      @     (\exists int j; i <= j && j < a.length; (\sum int k; i <= k && k <= j; a[k]) == \result));
      @*/
    static int best(int[] a) {              // check Kadane.best: invalid, ensures
        int ending = 0;
        int best = 0;
        for (int value : a) {
            ending = Math.max(0, ending + value);
            best = Math.max(best, ending);
        }
        return best;
    }
}
