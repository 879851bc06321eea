/** Binary search in a sorted array. One comparison is not what it should be. */
class Search {
    //@ requires a != null;
    //@ requires (\forall int i; 0 < i && i < a.length; a[i - 1] <= a[i]);
    //@ ensures \result == -1 || a[\result] == key;
    //@ ensures \result == -1 ==> (\forall int i; 0 <= i && i < a.length; a[i] != key);
    static int search(int[] a, int key) {
        int low = 0;
        int high = a.length - 1;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (a[middle] == key) {
                return middle;
            }
            if (a[middle] < key) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }
}
