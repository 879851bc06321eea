// array 6
class InsertionSort {
    //@ requires a != null;
    //@ ensures (\forall int i; 0 < i && i < a.length; a[i - 1] <= a[i]);
    static void work(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int x = a[i], j = i - 1;
            while (j >= 0 && a[j] > x) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = x;
        }
    }
}
