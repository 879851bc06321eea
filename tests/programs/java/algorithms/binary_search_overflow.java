// Binary search between two indices: the middle of two large numbers overflows.
class Middle {
    //@ requires 0 <= low && low <= high;
    //@ ensures low <= \result && \result <= high;      // check Middle.naive: invalid, ensures here
    static int naive(int low, int high) {
        return (low + high) / 2;
    }

    // check Middle.shifted: valid
    //@ requires 0 <= low && low <= high;
    //@ ensures low <= \result && \result <= high;
    static int shifted(int low, int high) {
        return (low + high) >>> 1;
    }

    // check Middle.apart: valid
    //@ requires 0 <= low && low <= high;
    //@ ensures low <= \result && \result <= high;
    static int apart(int low, int high) {
        return low + (high - low) / 2;
    }

    //@ requires low <= high;
    //@ ensures low <= \result && \result <= high;      // check Middle.negative: invalid, ensures here
    static int negative(int low, int high) {
        return low + (high - low) / 2;
    }

    /*@ requires a != null && (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
      @ ensures 0 <= \result && \result <= a.length;
      @ ensures (\forall int i; 0 <= i && i < \result; a[i] < v);
      @ ensures (\forall int i; \result <= i && i < a.length; a[i] >= v);
      @*/
    static int lowerBound(int[] a, int v) {             // check Middle.lowerBound: valid within bounds
        int low = 0;
        int high = a.length;
        while (low < high) {
            int middle = shifted(low, high);
            if (a[middle] < v) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
