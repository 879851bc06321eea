// Whether some of the numbers have a given sum: by recursion and by all bit masks.
class SubsetSum {
    // check SubsetSum.exists(int[], int): valid within bounds
    /*@ requires a != null;
      @ ensures sum == 0 ==> \result;
      @ ensures (\exists int i; 0 <= i && i < a.length; a[i] == sum) ==> \result;
      @ ensures a.length == 2 && \result ==> sum == 0 || a[0] == sum || a[1] == sum || a[0] + a[1] == sum;
      @*/
    static boolean exists(int[] a, int sum) {
        return exists(a, 0, sum);
    }

    private static boolean exists(int[] a, int from, int sum) {
        if (sum == 0) {
            return true;
        }
        return from < a.length && (exists(a, from + 1, sum) || exists(a, from + 1, sum - a[from]));
    }

    static boolean early(int[] a, int from, int sum) {
        if (sum == 0) {
            return true;
        }
        if (sum < 0 || from == a.length) {
            return false;
        }
        return early(a, from + 1, sum) || early(a, from + 1, sum - a[from]);
    }

    static void negative(byte x, byte y, byte sum) {
        int[] a = {x, y};
        assert early(a, 0, sum) == exists(a, sum);      // check SubsetSum.negative: invalid, exception here
    }
}
