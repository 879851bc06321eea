/** Binary search, as it stood in many libraries for years. */
class Search {
    /** The place of a key in a sorted array, or -1. */
    //@ requires sorted != null;
    //@ requires (\forall int i; 0 < i && i < sorted.length; sorted[i - 1] <= sorted[i]);
    //@ ensures \result >= 0 ==> sorted[\result] == key;
    //@ ensures \result < 0 ==> (\forall int i; 0 <= i && i < sorted.length; sorted[i] != key);
    static int find(int[] sorted, int key) {
        int low = 0;
        int high = sorted.length - 1;
        while (low <= high) {
            int middle = middle(low, high);
            if (sorted[middle] < key) {
                low = middle + 1;
            } else if (sorted[middle] > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -1;
    }

    /** A place in the middle between two others. */
    //@ requires 0 <= low && low <= high;
    //@ ensures low <= \result && \result <= high;
    static int middle(int low, int high) {
        return (low + high) / 2;
    }
}
