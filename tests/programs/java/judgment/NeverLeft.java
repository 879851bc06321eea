// Loops and recursions that never come to the same state, and yet never end; each wrong version has a right one beside it.
class NeverLeft {
    // Only odd numbers come, and they still do when the counter has wrapped around.
    static void byTwo(int x) {
        while (x != 0) { // check NeverLeft.byTwo with judgment: invalid, never ends here
            x -= 2;
        }
    }

    // check NeverLeft.byTwoToTheEnd with judgment: valid within bounds
    static void byTwoToTheEnd(int x) {
        while (x > 1) {
            x -= 2;
        }
    }

    // Six and a power of two have the factor two in common.
    static void bySix() {
        int i = 0;
        while (i != 9) { // check NeverLeft.bySix with judgment: invalid, never ends here
            i += 6;
        }
    }

    // Every number is at most the largest one.
    static int upToLargest(int n) {
        int rounds = 0;
        for (int i = 0; i <= n; i++) { // check NeverLeft.upToLargest with judgment: invalid, never ends here
            rounds++;
        }
        return rounds;
    }

    // Sums of tenths are not exactly one, and larger ones come no nearer.
    static double tenths() {
        double x = 0;
        while (x != 1.0) { // check NeverLeft.tenths with judgment: invalid, never ends here
            x += 0.1;
        }
        return x;
    }

    // The inner loop is never left in the second round of the outer one.
    static int inner(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            int j = i;
            while (j != 0) { // check NeverLeft.inner with judgment: invalid, never ends here
                j -= 2;
                sum++;
            }
        }
        return sum;
    }

    // Jumps out of a loop leave it, too, but these are never made.
    static int labelled(int n) {
        outer:
        for (int i = 0; i < n; i++) {
            int j = 1;
            while (true) { // check NeverLeft.labelled with judgment: invalid, never ends here
                j += 2;
                if (j == 0) {
                    continue outer;
                }
                if (j == 4) {
                    break outer;
                }
            }
        }
        return n;
    }

    // This one is made when the counter has wrapped around.
    // check NeverLeft.labelledAndLeft with judgment: valid
    static int labelledAndLeft(boolean go) {
        byte j = 1;
        outer:
        for (int i = 0; go && i < 2; i++) {
            while (true) {
                j += 2;
                if (j == -1) {
                    break outer;
                }
            }
        }
        return j;
    }

    static int step(int n) { return n + 3 - 1; }

    // check NeverLeft.byCall with judgment: invalid, never ends
    int byCall(int n) {
        while (n != 10) {
            n = step(n);
        }
        return n;
    }

    // The index leaves the array before long.
    // check NeverLeft.thrown with judgment: invalid, exception
    static int thrown(int[] a) {
        int sum = 0;
        for (int i = 1; i != 2; i += 2) {
            sum += a[i];
        }
        return sum;
    }

    static int skipsZero(int n) {
        return n == 0 ? 0 : 1 + skipsZero(n - 2); // check NeverLeft.skipsZero with judgment: invalid, never ends here
    }

    //@ requires n >= 0 && n < 20 && n % 2 == 0;
    // check NeverLeft.evenOnly with judgment: valid
    static int evenOnly(int n) {
        return n == 0 ? 0 : 1 + evenOnly(n - 2);
    }

    static int deeper(int n) { return deeper(n + 1); } // check NeverLeft.deeper with judgment: invalid, never ends here

    // The stack overflows, and the program goes on.
    // check NeverLeft.survives with judgment: unknown
    static int survives(int n) {
        try {
            return survives(n + 1);
        } catch (StackOverflowError error) {
            return 2;
        }
    }

    // What is thrown on purpose excludes some numbers, but not the odd ones.
    static int guarded(int n) {
        if (n < 0 || n > 1000) {
            throw new IllegalArgumentException("n");
        }
        int pairs = 0;
        for (int i = 0; i != n; i += 2) { // check NeverLeft.guarded with judgment: invalid, never ends here
            pairs++;
        }
        return pairs;
    }

    // check NeverLeft.allowed with judgment: unknown
    //@ diverges true;
    static void allowed() {
        int i = 0;
        while (i != 9) {
            i += 6;
        }
    }
}
