// The longest common subsequence by a table; the wrong one takes a diagonal without looking.
class Common {
    static int longest(int[] a, int[] b) {
        int[][] table = new int[a.length + 1][b.length + 1];
        for (int i = 1; i <= a.length; i++) {
            for (int j = 1; j <= b.length; j++) {
                if (a[i - 1] == b[j - 1]) {
                    table[i][j] = table[i - 1][j - 1] + 1;
                } else {
                    table[i][j] = Math.max(table[i - 1][j], table[i][j - 1]);
                }
            }
        }
        return table[a.length][b.length];
    }

    // check Common.bounded: valid within bounds
    /*@ requires a != null && b != null && a.length <= 2;
      @ ensures 0 <= \result && \result <= a.length && \result <= b.length;
      @ ensures \result == 0 <==> (\forall int i; 0 <= i && i < a.length; (\forall int j; 0 <= j && j < b.length; a[i] != b[j]));
      @*/
    static int bounded(int[] a, int[] b) {
        return longest(a, b);
    }

    static int greedy(int[] a, int[] b) {
        int from = 0;
        int count = 0;
        for (int x : a) {
            for (int j = from; j < b.length; j++) {
                if (b[j] == x) {
                    count++;
                    from = j + 1;
                    break;
                }
            }
        }
        return count;
    }

    //@ requires a != null && b != null && a.length == 3 && b.length == 3;
    static void compare(int[] a, int[] b) {
        assert greedy(a, b) == longest(a, b);           // check Common.compare with array 4: invalid, exception here
    }
}
