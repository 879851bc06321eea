// A run that comes to an earlier state again never ends. Where no path ends there is nothing to claim.
class NoEnd {
    static int itself(int x) { return itself(x); }          // check NoEnd.itself: invalid, never ends here

    static int other(int x) { return another(x); }          // check NoEnd.other: invalid, never ends
    static int another(int x) { return other(x); }

    static int ever(int x) { while (true) { x += 2; } }     // check NoEnd.ever: invalid, never ends here

    //@ ensures \result > 0;
    static int deeper(int x) { return deeper(x + 1); }      // check NoEnd.deeper: unknown

    // Some paths end, and the recursion of the others is seen to have no end.
    // check NoEnd.half: invalid, never ends
    static int half(int low, int high) {
        if (low >= high) {
            return low;
        }
        return half(low, high) + half(low + 1, high);
    }

    static int waits(int x) { while (x > 0) { } return x; } // check NoEnd.waits: invalid, never ends here

    // check NoEnd.serves: valid
    //@ diverges true;
    static void serves() { while (true) { } }

    // check NoEnd.doesNotServe: invalid, never ends
    //@ diverges false;
    static void doesNotServe() { while (true) { } }

    static void leaves(int status) { System.exit(status); } // check NoEnd.leaves: valid

    //@ requires x > 1 && x < 1;
    //@ ensures false;
    static int never(int x) { return x; }                   // check NoEnd.never: valid

    static void assumesTooMuch(int x) {                     // check NoEnd.assumesTooMuch: unknown
        //@ assume x > 1 && x < 1;
        //@ assert false;
    }

    // The arrays that are tried are too short.
    //@ requires a != null && a.length > 40;
    static int longer(int[] a) { return a[0]; }             // check NoEnd.longer: unknown
}
