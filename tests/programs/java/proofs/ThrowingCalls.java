// Calls that contracts stand for and that may throw, in loops over arrays of any length.
public class ThrowingCalls {
    static class Refused extends Exception { }

    //@ requires a != null;
    //@ ensures 0 <= i && i < a.length && \result == a[i];
    //@ signals (IndexOutOfBoundsException e) i < 0 || i >= a.length;
    //@ assignable \nothing;
    // check ThrowingCalls.at with no bounds: valid
    static int at(int[] a, int i) {
        return a[i];
    }

    //@ ensures x >= 0 && \result == x;
    //@ signals (Refused e) x < 0;
    //@ assignable \nothing;
    // check ThrowingCalls.natural with no bounds: valid
    static int natural(int x) throws Refused {
        if (x < 0) {
            throw new Refused();
        }
        return x;
    }

    //@ requires a != null;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] >= 0);
    //@ signals (Refused e) (\exists int k; 0 <= k && k < a.length; a[k] < 0);
    // check ThrowingCalls.allNatural with no bounds: valid
    static void allNatural(int[] a) throws Refused {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] >= 0);
        //@ decreases a.length - i;
        for (int i = 0; i < a.length; i++) {
            natural(a[i]);
        }
    }

    //@ requires a != null;
    //@ signals (Refused e) a.length > 1;
    // check ThrowingCalls.wrongReason with no bounds: invalid
    static void wrongReason(int[] a) throws Refused {
        for (int i = 0; i < a.length; i++) {
            natural(a[i]);
        }
    }

    //@ requires a != null;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] >= 0);
    // check ThrowingCalls.repaired with no bounds: valid
    static void repaired(int[] a) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] >= 0);
        //@ decreases a.length - i;
        for (int i = 0; i < a.length; i++) {
            try {
                natural(a[i]);
            } catch (Refused e) {
                a[i] = 0;
            }
        }
    }

    //@ requires a != null;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] >= 0);
    // check ThrowingCalls.ignored with no bounds: invalid, ensures
    static void ignored(int[] a) {
        for (int i = 0; i < a.length; i++) {
            try {
                natural(a[i]);
            } catch (Refused e) {
                a[i] = -a[i];
            }
        }
    }

    //@ requires a != null;
    //@ ensures \result == a.length;
    // check ThrowingCalls.tooFar with no bounds: invalid
    static int tooFar(int[] a) {
        int n = 0;
        for (int i = 0; i <= a.length; i++) {
            at(a, i);
            n = i;
        }
        return n;
    }

    //@ requires a != null;
    //@ ensures \result == 0;
    // check ThrowingCalls.caughtBelow with no bounds: invalid, ensures
    static int caughtBelow(int[] a) {
        try {
            at(a, a.length);
        } catch (ArrayIndexOutOfBoundsException e) {
            return 1;
        } catch (IndexOutOfBoundsException e) {
            return 0;
        }
        return 0;
    }
}
