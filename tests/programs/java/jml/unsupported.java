// Clauses that are not covered leave a method without a verdict; its own violations elsewhere are still found.
class Main {
    // check Main.measured: unknown
    //@ measured_by x if x > 0;
    static int measured(int x) {
        return x;
    }

    // check Main.typed: unknown
    //@ ensures \typeof(\result) == \type(Object);
    static Object typed() {
        return new Object();
    }

    // check Main.framed: unknown
    static void framed() {
        int[] a = new int[2];
        int i = 0;
        //@ loop_assigns i, a[0..1];
        while (i < 2) {
            a[i] = i++;
        }
    }

    // check Main.inWords: unknown
    //@ ensures (* the result is nice *);
    static int inWords() {
        return 1;
    }

    // check Main.overObjects: unknown
    //@ ensures (\forall Object o; o != null; true);
    static void overObjects() {
    }

    // check Main.found: invalid, ensures
    //@ ensures \result == 2;
    //@ ensures \duration(found()) < 1;
    static int found() {
        return 1;
    }

    // check Main.untouched: valid
    static int untouched(int x) {
        return x;
    }
}

class Evolving {
    int x;
    //@ constraint x >= \old(x) for up;

    // check Evolving.up: unknown
    void up() {
        x = 1;
    }
}
