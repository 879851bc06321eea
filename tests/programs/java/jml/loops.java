// loop_invariant, maintaining, decreases, decreasing: checked in every round.
class Main {
    // check Main.good: valid within bounds
    //@ requires a != null;
    static int good(int[] a) {
        int i = 0;
        int s = 0;
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant s == (\sum int k; 0 <= k && k < i; a[k]);
        //@ decreases a.length - i;
        while (i < a.length) {
            s += a[i];
            i++;
        }
        return s;
    }

    static int bad(int n) {
        int i = 0;
        //@ maintaining i < 3; // check Main.bad: invalid, loop invariant here
        while (i < n) {
            i++;
        }
        return i;
    }

    static void stuck(int n) {
        int i = n;
        //@ decreasing i; // check Main.stuck: invalid, decreases here
        while (i > 0) {
            i = i > 5 ? 5 : i;
        }
    }

    // check Main.each: valid within bounds
    //@ requires a != null;
    static int each(int[] a) {
        int s = 0;
        //@ loop_invariant s == (\sum int k; 0 <= k < \count; a[k]);
        for (int x : a) {
            s += x;
        }
        return s;
    }

    // check Main.labelled: valid
    static int labelled() {
        int k = 0;
        //@ loop_invariant k >= 0 &&
        //@    k <= 4;
        outer:
        while (true) {
            k++;
            if (k == 4) {
                break outer;
            }
        }
        return k;
    }

    // check Main.doWhile: valid
    static int doWhile() {
        int k = 0;
        /*@ loop_invariant 0 <= k && k <= 2;
          @ decreases 3 - k;
          @*/
        do {
            k++;
        } while (k < 3);
        return k;
    }
}
