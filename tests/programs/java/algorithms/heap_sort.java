// Heapsort: build a heap, take the largest away again and again.
class HeapSort {
    // check HeapSort.sort with array 4: valid within bounds
    /*@ requires a != null;
      @ ensures (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
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
        while (2 * root + 1 < size) {
            int child = 2 * root + 1;
            if (child + 1 < size && a[child + 1] > a[child]) {
                child++;
            }
            if (a[child] <= moved) {
                break;
            }
            a[root] = a[child];
            root = child;
        }
        a[root] = moved;
    }

    // check HeapSort.middle: valid
    /*@ ensures \result == x || \result == y || \result == z;
      @ ensures x <= y && y <= z ==> \result == y;
      @*/
    static int middle(int x, int y, int z) {
        int[] a = {x, y, z};
        sort(a);
        return a[1];
    }
}
