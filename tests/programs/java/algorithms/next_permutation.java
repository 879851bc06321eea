// The next permutation in lexical order; with a loop bound that misses the last pair it is none.
class Permutation {
    // check Permutation.next: valid within bounds
    /*@ requires a != null;
      @ ensures (\forall int i; 0 <= i && i < a.length;
      @     (\num_of int k; 0 <= k && k < a.length; a[k] == a[i])
      @     == (\num_of int k; 0 <= k && k < a.length; \old(a[k]) == a[i]));
      @ ensures !\result ==> (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
      @ ensures \result ==> (\exists int i; 0 <= i && i < a.length; a[i] > \old(a[i])
      @     && (\forall int k; 0 <= k && k < i; a[k] == \old(a[k])));
      @*/
    static boolean next(int[] a) {
        int pivot = a.length - 2;
        while (pivot >= 0 && a[pivot] >= a[pivot + 1]) {
            pivot--;
        }
        if (pivot >= 0) {
            int j = a.length - 1;
            while (a[j] <= a[pivot]) {
                j--;
            }
            swap(a, pivot, j);
        }
        for (int i = pivot + 1, j = a.length - 1; i < j; i++, j--) {
            swap(a, i, j);
        }
        return pivot >= 0;
    }

    //@ requires a != null && a.length == 3;
    //@ ensures \result ==> a[0] > \old(a[0]) || a[0] == \old(a[0]) && a[1] > \old(a[1]); // check Permutation.wrong: invalid, ensures here
    static boolean wrong(int[] a) {
        int pivot = a.length - 2;
        while (pivot >= 0 && a[pivot] > a[pivot + 1]) {
            pivot--;
        }
        if (pivot < 0) {
            return false;
        }
        int j = a.length - 1;
        while (a[j] < a[pivot]) {
            j--;
        }
        swap(a, pivot, j);
        return true;
    }

    private static void swap(int[] a, int i, int j) {
        int kept = a[i];
        a[i] = a[j];
        a[j] = kept;
    }
}
