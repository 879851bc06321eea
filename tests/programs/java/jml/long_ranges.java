// Quantifiers over more integers than can be tried: an unknown integer stands for all of them.
class LongRanges {
    // The body does not speak of its variable.
    //@ ensures (\forall int v; v * 0 == 1);       // check LongRanges.never: invalid, ensures here
    static void never() { }

    //@ ensures (\forall int v; v <= x; v != 7);   // check LongRanges.seven: invalid, ensures here
    static void seven(int x) { }

    //@ requires n > 3000;
    //@ ensures (\forall int v; 0 <= v && v <= n; v < 3000);  // check LongRanges.farAway: invalid, ensures here
    static void farAway(int n) { }

    // check LongRanges.order: valid
    //@ ensures (\forall int v; v < x; v < x + 1) || x == 2147483647;
    static void order(int x) { }

    //@ ensures (\forall int v; v < v + 1);         // check LongRanges.wraps: invalid, ensures here
    static void wraps() { }

    //@ ensures (\forall long v; v >= 0; v + 1 > 0);  // check LongRanges.longs: invalid, ensures here
    static void longs() { }

    //@ ensures (\forall char c; c < 65535);        // check LongRanges.chars: invalid, ensures here
    static void chars() { }

    // check LongRanges.shorts: valid
    //@ ensures (\forall short s; s * s >= 0);
    static void shorts() { }

    // check LongRanges.truths: valid
    //@ ensures (\forall boolean p, q; (p && q) == !(!p || !q)) && (\num_of boolean p; p) == 1;
    static void truths() { }

    //@ ensures (\forall boolean p; p);             // check LongRanges.allTrue: invalid, ensures here
    static void allTrue() { }

    // An existential quantifier that is assumed brings its witness along.
    //@ requires (\exists int v; v > 3 && v * v == x);
    //@ ensures x != 25;                            // check LongRanges.square: invalid, ensures here
    static void square(int x) { }

    // One that must not hold is refuted by a witness, wherever it stands.
    //@ ensures b == !(\exists int v; v > 3 && v * v == 49);  // check LongRanges.denied: invalid, ensures here
    static void denied(boolean b) { }

    //@ ensures x < 9 ==> (x > 7 ? (\forall int v; v < x; v < 7) : true);  // check LongRanges.inside: invalid, ensures here
    static void inside(int x) { }

    // Each integer has its own witness.
    // check LongRanges.successors: valid
    //@ ensures (\forall int v; (\exists int w; w == v + 1));
    static void successors() { }

    //@ ensures (\forall int v; (\exists int w; w > v));  // check LongRanges.noLargest: invalid, ensures here
    static void noLargest() { }

    // What a universal quantifier says of the integers that matter is found by trying.
    // check LongRanges.noRoot: valid
    //@ requires 3000 < n && n < 100000 && (\forall int v; 0 <= v && v <= n; v * v != k);
    //@ ensures k != 49;
    static void noRoot(int n, int k) { }

    //@ requires 3000 < n && n < 100000 && (\forall int v; 0 <= v && v <= n; v * v != k);
    //@ ensures k != 50;                            // check LongRanges.otherRoot: invalid, ensures here
    static void otherRoot(int n, int k) { }

    // What neither a proof nor a run decides is named.
    // check LongRanges.masks: unknown
    //@ requires (\forall int v; (v & x) == v);
    //@ ensures x != -1;
    static void masks(int x) { }

    // A clause that a run cannot evaluate does not hide what another one shows.
    //@ ensures (\forall int v; v == x ==> v + v == 2 * x);
    //@ ensures x != 5;                             // check LongRanges.second: invalid, ensures here
    static void second(int x) { }

    //@ ensures (\forall int v; 10 / v < 100);      // check LongRanges.throwing: invalid, ensures here
    static void throwing() { }

    static void asserted(int x) {
        //@ assert (\forall int v; x <= v; v != 12345);  // check LongRanges.asserted: invalid, assert here
    }

    // check LongRanges.assumed: valid
    static void assumed(int x, int y) {
        //@ assume y > x && (\forall int v; v > x; v > 5);
        //@ assert y > 5;
    }

    // Numbers over a long range may be anything until a run says what they are.
    //@ requires n > 3000;
    //@ ensures (\num_of int v; 0 <= v && v <= n; v > 2999) == 0;  // check LongRanges.counted: invalid, ensures here
    static void counted(int n) { }

    // check LongRanges.sum: valid within bounds
    //@ requires n > 0;
    //@ ensures (\sum int v; 0 <= v && v < n; 1) == n;
    static void sum(int n) { }

    // No range within the bound: nothing is claimed.
    // check LongRanges.longSum: unknown
    //@ requires 3000 < n && n < 4000;
    //@ ensures (\sum int v; 0 <= v && v < n; 1) == n;
    static void longSum(int n) { }

    // A pure method of the variable.
    //@ pure
    static boolean small(int v) { return v < 0 ? v > -5000 : v < 5000; }

    //@ ensures (\forall int v; 0 <= v && v <= x; small(v));  // check LongRanges.calls: invalid, ensures here
    static void calls(int x) { }
}

class Guarded {
    int limit;
    //@ invariant (\forall int v; v < limit; v < 1000);

    Guarded(int limit) { this.limit = limit; }      // check Guarded.Guarded: invalid, invariant

    // check Guarded.get: valid
    //@ ensures \result <= 1000;
    int get() { return limit; }

    void raise() { limit++; }                       // check Guarded.raise: invalid, invariant
}
