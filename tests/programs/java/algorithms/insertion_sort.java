// Insertion sort: the result is in order and holds the same numbers as often.
class InsertionSort {
    // check InsertionSort.sort: valid within bounds
    // run InsertionSort.sort([3, 1, 2]): returns
    /*@ requires a != null;
      @ ensures (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
      @ ensures (\forall int i; 0 <= i && i < a.length;
      @     (\num_of int k; 0 <= k && k < a.length; a[k] == a[i])
      @     == (\num_of int k; 0 <= k && k < a.length; \old(a[k]) == a[i]));
      @ assignable a[*];
      @*/
    static void sort(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int moved = a[i];
            int j = i - 1;
            while (j >= 0 && a[j] > moved) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = moved;
        }
    }

    // check InsertionSort.largest: valid within bounds
    /*@ requires a != null && a.length > 0;
      @ ensures (\forall int i; 0 <= i && i < a.length; \result >= \old(a[i]));
      @*/
    static int largest(int[] a) {
        sort(a);
        return a[a.length - 1];
    }
}
