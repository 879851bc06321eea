// Loops without invariants: what must hold at their heads is not a part of the postcondition.
public class Unannotated {
    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result == 2 * n;
    // check Unannotated.twice with no bounds: valid
    static int twice(int n) {
        int done = 0;
        int left = n;
        int sum = 0;
        //@ decreases left;
        while (left > 0) {
            left--;
            done++;
            sum += 2;
        }
        assert done == n;
        return sum;
    }

    // Its sum is too small by two, if there is an iteration.
    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result == 2 * n;
    // check Unannotated.twiceButOne with no bounds: invalid, ensures
    static int twiceButOne(int n) {
        int left = n;
        int sum = 0;
        //@ decreases left;
        while (left > 1) {
            left--;
            sum += 2;
        }
        return sum;
    }

    //@ requires a != null;
    //@ ensures (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] <= a[q]);
    static void sort(int[] a) {
        //@ decreases a.length - i + 1;
        for (int i = 1; i < a.length; i++) {
            int x = a[i];
            int j = i;
            //@ decreases j;
            while (j > 0 && a[j - 1] > x) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = x;
        }
    }

    // Compares with the wrong neighbour.
    //@ requires a != null;
    //@ ensures (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] <= a[q]);
    // check Unannotated.sortWithHole with no bounds: invalid, ensures
    static void sortWithHole(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int x = a[i];
            int j = i;
            while (j > 0 && a[j] > x) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = x;
        }
    }

    // Strict order does not hold of equal elements.
    //@ requires a != null;
    //@ ensures (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] < a[q]);
    // check Unannotated.sortStrictly with no bounds: invalid, ensures
    static void sortStrictly(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int x = a[i];
            int j = i;
            while (j > 0 && a[j - 1] > x) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = x;
        }
    }
}
