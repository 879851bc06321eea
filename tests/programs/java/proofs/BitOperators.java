// Bit operators in loops over arrays of any length: exact for constants, by laws otherwise.
public class BitOperators {
    //@ requires a != null;
    //@ ensures (\forall int k; 0 <= k && k < a.length; (a[k] & 1) == 0);
    // check BitOperators.evens with no bounds: valid
    static void evens(int[] a) {
        for (int i = 0; i < a.length; i++) {
            a[i] = a[i] & -2;
        }
    }

    //@ requires a != null;
    //@ ensures (\forall int k; 0 <= k && k < a.length; (a[k] & 1) == 0);
    // check BitOperators.evensButOne with no bounds: invalid, ensures
    static void evensButOne(int[] a) {
        for (int i = 0; i < a.length; i++) {
            a[i] = a[i] & -3;
        }
    }

    //@ requires a != null;
    //@ ensures \result >= 0;
    // check BitOperators.union with no bounds: valid
    static int union(int[] a) {
        int r = 0;
        for (int i = 0; i < a.length; i++) {
            r = r | (a[i] & 0x7fffffff);
        }
        return r;
    }

    //@ requires a != null;
    //@ ensures \result >= 0;
    // check BitOperators.unionWithSigns with no bounds: invalid, ensures
    static int unionWithSigns(int[] a) {
        int r = 0;
        for (int i = 0; i < a.length; i++) {
            r = r | a[i];
        }
        return r;
    }

    //@ requires a != null && mask >= 0;
    //@ ensures (\forall int k; 0 <= k && k < a.length; 0 <= a[k] && a[k] <= mask);
    // check BitOperators.masked with no bounds: valid
    static void masked(int[] a, int mask) {
        for (int i = 0; i < a.length; i++) {
            a[i] = a[i] & mask;
        }
    }

    //@ requires a != null;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] <= mask);
    // check BitOperators.maskedByAny with no bounds: invalid, ensures
    static void maskedByAny(int[] a, int mask) {
        for (int i = 0; i < a.length; i++) {
            a[i] = a[i] & mask;
        }
    }
}
