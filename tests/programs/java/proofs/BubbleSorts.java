// Bubble sorts without loop invariants: in the inner loop, the last of the elements so far is the greatest of them.
public class BubbleSorts {
    //@ requires a != null;
    //@ ensures (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] <= a[q]);
    // exhaustive: check BubbleSorts.sort with no bounds: valid
    static void sort(int[] a) {
        for (int n = a.length; n > 1; n--) {
            for (int j = 1; j < n; j++) {
                if (a[j - 1] > a[j]) {
                    int t = a[j];
                    a[j] = a[j - 1];
                    a[j - 1] = t;
                }
            }
        }
    }

    //@ requires a != null;
    //@ ensures (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] <= a[q]);
    // exhaustive: check BubbleSorts.forward with no bounds: valid
    static void forward(int[] a) {
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j + 1 < a.length - i; j++) {
                if (a[j] > a[j + 1]) {
                    int t = a[j + 1];
                    a[j + 1] = a[j];
                    a[j] = t;
                }
            }
        }
    }

    //@ requires a != null;
    //@ ensures (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] <= a[q]);
    // exhaustive: check BubbleSorts.fromTheEnd with no bounds: valid
    static void fromTheEnd(int[] a) {
        for (int i = 0; i < a.length; i++) {
            for (int j = a.length - 1; j > i; j--) {
                if (a[j - 1] > a[j]) {
                    int t = a[j];
                    a[j] = a[j - 1];
                    a[j - 1] = t;
                }
            }
        }
    }

    //@ requires a != null;
    //@ ensures (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] >= a[q]);
    // exhaustive: check BubbleSorts.falling with no bounds: valid
    static void falling(int[] a) {
        for (int n = a.length - 1; n > 0; n--) {
            for (int j = 0; j < n; j++) {
                if (a[j] < a[j + 1]) {
                    int t = a[j + 1];
                    a[j + 1] = a[j];
                    a[j] = t;
                }
            }
        }
    }

    // The order of neighbours is no invariant by itself.
    //@ requires a != null;
    //@ ensures (\forall int p; 0 <= p && p < a.length - 1; a[p] <= a[p + 1]);
    // exhaustive: check BubbleSorts.neighbours with no bounds: valid
    static void neighbours(int[] a) {
        for (int n = a.length; n > 1; n--) {
            for (int j = 1; j < n; j++) {
                if (a[j - 1] > a[j]) {
                    int t = a[j];
                    a[j] = a[j - 1];
                    a[j - 1] = t;
                }
            }
        }
    }

    //@ requires a != null;
    //@ ensures (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] <= a[q]);
    // check BubbleSorts.oneRoundTooFew with no bounds: invalid, ensures
    static void oneRoundTooFew(int[] a) {
        for (int n = a.length; n > 2; n--) {
            for (int j = 1; j < n; j++) {
                if (a[j - 1] > a[j]) {
                    int t = a[j];
                    a[j] = a[j - 1];
                    a[j - 1] = t;
                }
            }
        }
    }

    //@ requires a != null;
    //@ ensures (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] <= a[q]);
    // check BubbleSorts.startsTooLate with no bounds: invalid, ensures
    static void startsTooLate(int[] a) {
        for (int n = a.length; n > 1; n--) {
            for (int j = 2; j < n; j++) {
                if (a[j - 1] > a[j]) {
                    int t = a[j];
                    a[j] = a[j - 1];
                    a[j - 1] = t;
                }
            }
        }
    }

    //@ requires a != null;
    //@ ensures (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] <= a[q]);
    // check BubbleSorts.endsTooEarly with no bounds: invalid, ensures
    static void endsTooEarly(int[] a) {
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j + 2 < a.length - i; j++) {
                if (a[j] > a[j + 1]) {
                    int t = a[j + 1];
                    a[j + 1] = a[j];
                    a[j] = t;
                }
            }
        }
    }

    //@ requires a != null;
    //@ ensures (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] <= a[q]);
    // check BubbleSorts.stopsAtTheStart with no bounds: invalid, ensures
    static void stopsAtTheStart(int[] a) {
        for (int i = 0; i < a.length; i++) {
            for (int j = a.length - 1; j > i + 1; j--) {
                if (a[j - 1] > a[j]) {
                    int t = a[j];
                    a[j] = a[j - 1];
                    a[j - 1] = t;
                }
            }
        }
    }
}
