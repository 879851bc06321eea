// ==>, <==, <==>, <=!=>, conditions in chains, alldifferent.
class Main {
    // check Main.forward: valid
    //@ ensures x > 0 ==> \result == 1;
    //@ ensures \result == 1 <== x > 0;
    //@ ensures \result == 1 <==> x > 0;
    //@ ensures \result == 0 <=!=> x > 0;
    static int forward(int x) {
        return x > 0 ? 1 : 0;
    }

    //@ ensures \result == 1 ==> x > 5; // check Main.converse: invalid, ensures here
    static int converse(int x) {
        return x > 0 ? 1 : 0;
    }

    // check Main.rightAssociative: valid
    //@ ensures x == 1 ==> y == 1 ==> \result == 2;
    static int rightAssociative(int x, int y) {
        return x + y;
    }

    // check Main.partial: valid within bounds
    //@ ensures a != null && a.length > 0 ==> \result == a[0];
    static int partial(int[] a) {
        return a == null || a.length == 0 ? 0 : a[0];
    }

    // check Main.between: valid
    //@ requires 0 <= x < 10;
    //@ ensures 1 <= \result <= 10;
    static int between(int x) {
        return x + 1;
    }

    // check Main.different: valid
    //@ requires a != null && a.length == 3 && \alldifferent(a);
    //@ ensures \result;
    static boolean different(int[] a) {
        return a[0] != a[2];
    }

    //@ requires a != null && a.length == 2;
    //@ ensures \alldifferent a; // check Main.same: invalid, ensures here
    static void same(int[] a) {
    }
}
