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

    // check Main.block: unknown
    static int block(int x) {
        /*@ normal_behavior
          @   ensures x == 2;
          @*/
        {
            x = 2;
        }
        return x;
    }

    // check Main.refined: unknown
    static int refined(int x) {
        //@ refining
        //@   ensures x == 2;
        x = 2;
        return x;
    }

    // check Main.havocked: unknown
    static int havocked(int x) {
        //@ havoc x;
        return x;
    }

    // check Main.reached: unknown
    static void reached() {
        //@ reachable;
    }

    // check Main.mathematical: unknown
    //@ ensures \result == x + 1;
    /*@ spec_bigint_math @*/ static int mathematical(int x) {
        return x + 1;
    }

    // check Main.forEvery: unknown
    //@ forall int k;
    //@ requires x == k;
    //@ ensures \result == k;
    static int forEvery(int x) {
        return x;
    }

    // check Main.counting: unknown
    static void counting() {
        int i = 0;
        //@ loop_invariant i == \count;
        while (i < 3) {
            i++;
        }
    }

    // check Main.sequence: unknown
    static void sequence() {
        //@ ghost seq<Integer> s = null;
        //@ assert s != null;
    }

    // check Main.unassigned: unknown
    //@ ensures \not_assigned(Main.shared);
    static void unassigned() {
    }

    static int shared;

    // What only speaks to other tools is passed over.
    // check Main.told: valid
    static int told(int x) {
        //@ nowarn Assert;
        //@ split x > 0;
        //@ show x;
        return x;
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

class Axiomatic {
    //@ axiom (\forall int i; 0 <= i && i < 3; i >= 0);

    // check Axiomatic.f: unknown
    void f() {
    }
}

class Footprint {
    int x;
    //@ ghost \locset footprint;
    //@ model \bigint size;

    // A declaration that is not covered is no matter for those who do not speak of it.
    // check Footprint.free: valid
    //@ ensures x == \old(x);
    void free() {
    }

    // check Footprint.framed: unknown
    //@ assignable footprint;
    void framed() {
        x = 1;
    }

    // check Footprint.sized: unknown
    //@ ensures this.size == 1;
    void sized() {
    }
}

class Longer {
    //@ model pure boolean computed(int n) { int k = n; return k > 0; }
    //@ model pure <T> boolean generic(T t) { return t != null; }

    // check Longer.free: valid
    //@ ensures true;
    void free() {
    }

    // check Longer.asks: unknown
    //@ ensures computed(1);
    void asks() {
    }
}
