// Quicksort after Lomuto: partition has a contract of its own.
class QuickSort {
    // check QuickSort.partition: valid within bounds
    /*@ requires a != null && 0 <= low && low <= high && high < a.length;
      @ ensures low <= \result && \result <= high;
      @ ensures (\forall int i; low <= i && i < \result; a[i] < a[\result]);
      @ ensures (\forall int i; \result <= i && i <= high; a[i] >= a[\result]);
      @ assignable a[low..high];
      @*/
    static int partition(int[] a, int low, int high) {
        int pivot = a[high];
        int next = low;
        for (int i = low; i < high; i++) {
            if (a[i] < pivot) {
                swap(a, i, next++);
            }
        }
        swap(a, next, high);
        return next;
    }

    private static void swap(int[] a, int i, int j) {
        int kept = a[i];
        a[i] = a[j];
        a[j] = kept;
    }

    private static void sort(int[] a, int low, int high) {
        while (low < high) {
            int p = partition(a, low, high);
            sort(a, low, p - 1);
            low = p + 1;
        }
    }

    // check QuickSort.sort(int[]): valid within bounds
    /*@ requires a != null;
      @ ensures (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
      @*/
    static void sort(int[] a) {
        sort(a, 0, a.length - 1);
    }
}
