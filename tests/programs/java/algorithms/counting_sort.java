// Counting sort of small numbers; the precondition keeps them small.
class CountingSort {
    static final int KINDS = 4;

    // check CountingSort.sort: valid within bounds
    // run CountingSort.sort([3, 0, 3, 1]): [0, 1, 3, 3]
    // run CountingSort.sort([4]): excluded
    /*@ requires a != null;
      @ requires (\forall int i; 0 <= i && i < a.length; 0 <= a[i] && a[i] < KINDS);
      @ ensures \fresh(\result) && \result.length == a.length;
      @ ensures (\forall int i; 0 <= i && i < \result.length - 1; \result[i] <= \result[i + 1]);
      @ ensures (\forall int k; 0 <= k && k < KINDS;
      @     (\num_of int i; 0 <= i && i < a.length; a[i] == k) == (\num_of int i; 0 <= i && i < a.length; \result[i] == k));
      @ assignable \nothing;
      @*/
    static int[] sort(int[] a) {
        int[] count = new int[KINDS];
        for (int value : a) {
            count[value]++;
        }
        int[] sorted = new int[a.length];
        int next = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            for (int i = 0; i < count[kind]; i++) {
                sorted[next++] = kind;
            }
        }
        return sorted;
    }
}
