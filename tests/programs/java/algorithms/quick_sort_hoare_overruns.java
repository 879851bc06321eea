// Hoare's partition whose scan runs off the end of the array.
class QuickSort {
    // check QuickSort.sort(int[]): invalid, exception
    // run QuickSort.sort([1, 1]): throws ArrayIndexOutOfBoundsException
    /*@ requires a != null;
      @ ensures (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
      @*/
    static void sort(int[] a) {
        sort(a, 0, a.length - 1);
    }

    private static void sort(int[] a, int low, int high) {
        if (low >= high) {
            return;
        }
        int pivot = a[low];
        int i = low;
        int j = high;
        while (i < j) {
            while (a[i] <= pivot) {       // check QuickSort.pair: invalid, exception here
                i++;
            }
            while (a[j] > pivot) {
                j--;
            }
            if (i < j) {
                int kept = a[i];
                a[i] = a[j];
                a[j] = kept;
            }
        }
        a[low] = a[j];
        a[j] = pivot;
        sort(a, low, j - 1);
        sort(a, j + 1, high);
    }

    static void pair(int x, int y) {
        int[] a = {x, y};
        sort(a);
        assert a[0] <= a[1];
    }
}
