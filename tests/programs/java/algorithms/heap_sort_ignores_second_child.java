// Heapsort that looks for a second child only where there is a third.
class HeapSort {
    /*@ requires a != null;
      @ ensures (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]); // check HeapSort.sort: invalid, ensures here
      @*/
    static void sort(int[] a) {
        for (int i = a.length / 2 - 1; i >= 0; i--) {
            sift(a, i, a.length);
        }
        for (int end = a.length - 1; end > 0; end--) {
            int largest = a[0];
            a[0] = a[end];
            a[end] = largest;
            sift(a, 0, end);
        }
    }

    private static void sift(int[] a, int root, int size) {
        int moved = a[root];
        int child = 2 * root + 1;
        while (child < size) {
            if (child + 2 < size && a[child + 1] > a[child]) {
                child++;
            }
            if (a[child] <= moved) {
                break;
            }
            a[root] = a[child];
            root = child;
            child = 2 * root + 1;
        }
        a[root] = moved;
    }
}
