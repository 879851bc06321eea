// Searching a sorted array that was rotated, all numbers different.
class Rotated {
    // check Rotated.find: valid within bounds
    /*@ requires a != null && 0 <= turn && turn < a.length;
      @ requires (\forall int i; 0 <= i && i < a.length - 1; a[(i + turn) % a.length] < a[(i + 1 + turn) % a.length]);
      @ ensures \result == -1 ==> (\forall int i; 0 <= i && i < a.length; a[i] != v);
      @ ensures \result != -1 ==> a[\result] == v;
      @*/
    static int find(int[] a, int turn, int v) {
        int low = 0;
        int high = a.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (a[middle] == v) {
                return middle;
            }
            if (a[low] <= a[middle]) {
                if (a[low] <= v && v < a[middle]) {
                    high = middle - 1;
                } else {
                    low = middle + 1;
                }
            } else if (a[middle] < v && v <= a[high]) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }
}
