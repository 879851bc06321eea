// Boyer and Moore's majority vote: right when there is a majority, so the candidate must be counted.
class Majority {
    // check Majority.vote: valid within bounds
    /*@ requires a != null;
      @ ensures (\forall int i; 0 <= i && i < a.length;
      @     2 * (\num_of int k; 0 <= k && k < a.length; a[k] == a[i]) > a.length ==> \result == i || a[\result] == a[i]);
      @ ensures \result >= 0 ==> 2 * (\num_of int k; 0 <= k && k < a.length; a[k] == a[\result]) > a.length;
      @*/
    static int vote(int[] a) {
        int candidate = -1;
        int lead = 0;
        for (int i = 0; i < a.length; i++) {
            if (lead == 0) {
                candidate = i;
                lead = 1;
            } else if (a[i] == a[candidate]) {
                lead++;
            } else {
                lead--;
            }
        }
        int votes = 0;
        for (int x : a) {
            if (candidate >= 0 && x == a[candidate]) {
                votes++;
            }
        }
        return votes > a.length / 2 ? candidate : -1;
    }

    /*@ requires a != null && a.length > 0;
      @ ensures 2 * (\num_of int k; 0 <= k && k < a.length; a[k] == \result) > a.length; // check Majority.uncounted: invalid, ensures here
      @*/
    static int uncounted(int[] a) {
        int candidate = a[0];
        int lead = 0;
        for (int x : a) {
            if (lead == 0) {
                candidate = x;
            }
            lead += x == candidate ? 1 : -1;
        }
        return candidate;
    }
}
