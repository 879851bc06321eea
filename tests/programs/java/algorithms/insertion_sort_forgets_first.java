// Insertion sort whose inner loop stops before the first element.
class InsertionSort {
    /*@ requires a != null;
      @ ensures (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]); // check InsertionSort.sort: invalid, ensures here
      @ assignable a[*];
      @*/
    static void sort(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int moved = a[i];
            int j = i - 1;
            while (j > 0 && a[j] > moved) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = moved;
        }
    }

    // check InsertionSort.swapped: invalid, ensures
    static boolean swapped(int x, int y) {
        int[] two = {x, y};
        sort(two);
        return two[0] > two[1];
    }
}
