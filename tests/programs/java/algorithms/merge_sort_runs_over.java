// Merge sort that goes on reading the right half after its end.
class MergeSort {
    // check MergeSort.sort(int[]): invalid, exception
    // run MergeSort.sort([2, 1]): throws ArrayIndexOutOfBoundsException
    /*@ requires a != null;
      @ ensures (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
      @*/
    static void sort(int[] a) {
        sort(a, new int[a.length], 0, a.length);
    }

    private static void sort(int[] a, int[] scratch, int from, int to) {
        if (to - from < 2) {
            return;
        }
        int middle = (from + to) / 2;
        sort(a, scratch, from, middle);
        sort(a, scratch, middle, to);
        int left = from;
        int right = middle;
        for (int k = from; k < to; k++) {
            if (left < middle && a[left] <= a[right]) { // check MergeSort.two: invalid, exception here
                scratch[k] = a[left++];
            } else {
                scratch[k] = a[right++];
            }
        }
        for (int k = from; k < to; k++) {
            a[k] = scratch[k];
        }
    }

    static int two(int x, int y) {
        int[] a = {x, y};
        sort(a);
        return a[0];
    }
}
