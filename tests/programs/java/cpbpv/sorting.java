// Sorting (CPBPV, section 4): bubble sort of a decreasing array, selection sort with findMin.
class Sort {
    // check Sort.bubble: valid within bounds
    /*@ requires t != null;
      @ requires (\forall int i; 0 <= i && i < t.length; t[i] == t.length - 1 - i);
      @ ensures (\forall int i; 0 <= i && i < t.length - 1; t[i] <= t[i + 1]);
      @ assignable t[*];
      @*/
    static void bubble(int[] t) {
        boolean swapped = true;
        while (swapped) {
            swapped = false;
            for (int i = 0; i < t.length - 1; i++) {
                if (t[i] > t[i + 1]) {
                    int kept = t[i];
                    t[i] = t[i + 1];
                    t[i + 1] = kept;
                    swapped = true;
                }
            }
        }
    }

    // check Sort.findMin: valid within bounds
    /*@ requires t != null && 0 <= l && l < t.length;
      @ ensures l <= \result && \result < t.length;
      @ ensures (\forall int k; l <= k && k < t.length; t[\result] <= t[k]);
      @ assignable \nothing;
      @*/
    static int findMin(int[] t, int l) {
        int least = l;
        for (int i = l + 1; i < t.length; i++) {
            if (t[i] < t[least]) {
                least = i;
            }
        }
        return least;
    }

    // check Sort.selection: valid within bounds
    /*@ requires t != null;
      @ ensures (\forall int i; 0 <= i && i < t.length - 1; t[i] <= t[i + 1]);
      @ ensures (\forall int i; 0 <= i < t.length;
      @     (\num_of int k; 0 <= k < t.length; t[k] == t[i]) == (\num_of int k; 0 <= k < t.length; \old(t[k]) == t[i]));
      @*/
    static void selection(int[] t) {
        for (int i = 0; i < t.length; i++) {
            int m = findMin(t, i);
            int kept = t[i];
            t[i] = t[m];
            t[m] = kept;
        }
    }

    // check Sort.byContract with modular and array 6: valid within bounds
    /*@ requires t != null;
      @ ensures (\forall int i; 0 <= i && i < t.length - 1; t[i] <= t[i + 1]);
      @ assignable t[*];
      @*/
    static void byContract(int[] t) {
        for (int i = 0; i < t.length; i++) {
            int m = findMin(t, i);
            int kept = t[i];
            t[i] = t[m];
            t[m] = kept;
        }
    }

    /*@ requires t != null;
      @ ensures (\forall int i; 0 <= i && i < t.length - 1; t[i] <= t[i + 1]); // check Sort.lazy: invalid, ensures here
      @*/
    static void lazy(int[] t) {
        for (int i = 0; i < t.length - 1; i++) {
            int m = findMin(t, i + 1);
            int kept = t[i];
            t[i] = t[m];
            t[m] = kept;
        }
    }
}
