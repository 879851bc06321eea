// Counting sort that trusts its input: a negative number is no index.
class CountingSort {
    //@ requires a != null && limit >= 0 && limit < 4;
    static int[] count(int[] a, int limit) {
        int[] count = new int[limit + 1];
        for (int value : a) {
            if (value <= limit) {
                count[value]++;              // check CountingSort.count: invalid, exception here
            }
        }
        return count;
    }

    // check CountingSort.guarded: valid within bounds
    /*@ requires a != null && limit >= 0 && limit < 4;
      @ ensures (\sum int i; 0 <= i && i <= limit; \result[i]) <= a.length;
      @*/
    static int[] guarded(int[] a, int limit) {
        int[] count = new int[limit + 1];
        for (int value : a) {
            if (0 <= value && value <= limit) {
                count[value]++;
            }
        }
        return count;
    }
}
