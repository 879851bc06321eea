// Binary search that does not end when two elements are left: the measure of its loop does not fall.
class Search {
    /*@ requires a != null && (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
      @ ensures \result == -1 || a[\result] == v;
      @*/
    static int last(int[] a, int v) {
        int low = 0;
        int high = a.length - 1;
        //@ decreases high - low;                       // check Search.last: invalid, decreases here
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (a[middle] <= v) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return high >= 0 && a[high] == v ? high : -1;
    }

    // check Search.rounded: valid within bounds
    /*@ requires a != null && (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
      @ ensures \result == -1 ==> (\forall int i; 0 <= i && i < a.length; a[i] != v);
      @ ensures \result != -1 ==> a[\result] == v && (\result == a.length - 1 || a[\result + 1] > v);
      @*/
    static int rounded(int[] a, int v) {
        int low = 0;
        int high = a.length - 1;
        //@ decreases high - low;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (a[middle] <= v) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return high >= 0 && a[high] == v ? high : -1;
    }
}
