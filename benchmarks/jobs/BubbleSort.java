// array 6
class BubbleSort {
    //@ requires a != null;
    //@ ensures (\forall int i; 0 < i && i < a.length; a[i - 1] <= a[i]);
    static void work(int[] a) {
        boolean swapped = true;
        for (int end = a.length - 1; swapped; end--) {
            swapped = false;
            for (int i = 0; i < end; i++) {
                if (a[i] > a[i + 1]) {
                    int x = a[i];
                    a[i] = a[i + 1];
                    a[i + 1] = x;
                    swapped = true;
                }
            }
        }
    }
}
