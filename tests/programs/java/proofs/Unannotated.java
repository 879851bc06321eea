// Loops without invariants: what must hold at their heads is not a part of the postcondition.
public class Unannotated {
    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result == 2 * n;
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

    // Votes against the candidate do not count.
    //@ requires a != null && a.length > 0;
    //@ ensures (\num_of int k; 0 <= k && k < a.length; a[k] == w) > a.length / 2 ==> w == \result;
    // check Unannotated.majorityOfFirst with no bounds: invalid, ensures
    static int majorityOfFirst(int[] a, int w) {
        int candidate = 0;
        int votes = 0;
        for (int i = 0; i < a.length; i++) {
            if (votes == 0) {
                candidate = a[i];
                votes = 1;
            } else if (a[i] == candidate) {
                votes++;
            }
        }
        return candidate;
    }

    // Half of all votes is no majority: of two elements, each has half.
    //@ requires a != null && a.length > 0;
    //@ ensures (\num_of int k; 0 <= k && k < a.length; a[k] == w) >= a.length / 2 ==> w == \result;
    // check Unannotated.majorityOfHalf with no bounds: invalid, ensures
    static int majorityOfHalf(int[] a, int w) {
        int candidate = 0;
        int votes = 0;
        for (int i = 0; i < a.length; i++) {
            if (votes == 0) {
                candidate = a[i];
                votes = 1;
            } else if (a[i] == candidate) {
                votes++;
            } else {
                votes--;
            }
        }
        return candidate;
    }

    // The last vote is not counted.
    //@ requires a != null && a.length > 0;
    //@ ensures (\num_of int k; 0 <= k && k < a.length; a[k] == w) > a.length / 2 ==> w == \result;
    // check Unannotated.majorityWithoutLast with no bounds: invalid, ensures
    static int majorityWithoutLast(int[] a, int w) {
        int candidate = 0;
        int votes = 0;
        for (int i = 0; i < a.length - 1; i++) {
            if (votes == 0) {
                candidate = a[i];
                votes = 1;
            } else if (a[i] == candidate) {
                votes++;
            } else {
                votes--;
            }
        }
        return candidate;
    }

    // The inner loop looks for the least element of the rest.
    //@ requires a != null;
    //@ ensures (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] <= a[q]);
    // check Unannotated.selectionSort with no bounds: valid
    static void selectionSort(int[] a) {
        for (int i = 0; i < a.length; i++) {
            int least = i;
            for (int j = i + 1; j < a.length; j++) if (a[j] < a[least]) least = j;
            int first = a[i];
            a[i] = a[least];
            a[least] = first;
        }
    }

    //@ requires a != null;
    //@ ensures (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] <= a[q]);
    // check Unannotated.selectionSkipsOne with no bounds: invalid, ensures
    static void selectionSkipsOne(int[] a) {
        for (int i = 0; i < a.length; i++) {
            int least = i;
            for (int j = i + 2; j < a.length; j++) if (a[j] < a[least]) least = j;
            int first = a[i];
            a[i] = a[least];
            a[least] = first;
        }
    }

    //@ requires a != null;
    //@ ensures (\forall int p, q; 0 <= p && p < q && q < a.length; a[p] <= a[q]);
    // check Unannotated.selectionFromTheFirst with no bounds: invalid, ensures
    static void selectionFromTheFirst(int[] a) {
        for (int i = 0; i < a.length; i++) {
            int least = i;
            for (int j = i + 1; j < a.length; j++) if (a[j] < a[i]) least = j;
            int first = a[i];
            a[i] = a[least];
            a[least] = first;
        }
    }

    //@ requires b != null;
    //@ ensures \result <==> (\exists int k; 0 <= k && k < b.length; b[k]);
    // check Unannotated.any with no bounds: valid
    static boolean any(boolean[] b) {
        boolean found = false;
        for (boolean each : b) {
            found |= each;
        }
        return found;
    }

    // It tells whether an odd number of elements are true.
    //@ requires b != null;
    //@ ensures \result <==> (\exists int k; 0 <= k && k < b.length; b[k]);
    // check Unannotated.odd with no bounds: invalid, ensures
    static boolean odd(boolean[] b) {
        boolean found = false;
        for (boolean each : b) {
            found ^= each;
        }
        return found;
    }
}
