// Merge sort with a scratch array.
class MergeSort {
    // check MergeSort.sort(int[]): valid within bounds
    /*@ requires a != null;
      @ ensures (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
      @ ensures (\forall int i; 0 <= i && i < a.length; (\exists int k; 0 <= k && k < a.length; a[k] == \old(a[i])));
      @*/
    static void sort(int[] a) {
        sort(a, new int[a.length], 0, a.length);
    }

    private static void sort(int[] a, int[] scratch, int from, int to) {
        if (to - from < 2) {
            return;
        }
        int middle = (from + to) >>> 1;
        sort(a, scratch, from, middle);
        sort(a, scratch, middle, to);
        merge(a, scratch, from, middle, to);
    }

    private static void merge(int[] a, int[] scratch, int from, int middle, int to) {
        int left = from;
        int right = middle;
        for (int k = from; k < to; k++) {
            if (right >= to || left < middle && a[left] <= a[right]) {
                scratch[k] = a[left++];
            } else {
                scratch[k] = a[right++];
            }
        }
        System.arraycopy(scratch, from, a, from, to - from);
    }

    static boolean sorted(int[] a) {
        for (int i = 1; i < a.length; i++) {
            if (a[i - 1] > a[i]) {
                return false;
            }
        }
        return true;
    }

    static void four(int p, int q, int r, int s) { // check MergeSort.four: valid
        int[] a = {p, q, r, s};
        sort(a);
        assert sorted(a);
    }
}
