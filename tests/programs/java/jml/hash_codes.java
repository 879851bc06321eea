// Who may change nothing may ask for hash codes: that of an object's identity is the same at every moment.
class Hashes {
    Object kept;

    static /*@ pure @*/ int hash(Object o) {
        return o == null ? 0 : o.hashCode();
    }

    // check Hashes.asks: valid within bounds
    //@ assignable \nothing;
    //@ ensures \result == hash(o);
    int asks(Object o) {
        return o == null ? 0 : o.hashCode();
    }

    // check Hashes.stays: valid within bounds
    //@ ensures hash(o) == \old(hash(o));
    void stays(Object o) {
        kept = hash(o) > 3 ? o : null;
    }

    // check Hashes.before: valid within bounds
    //@ requires hash(o) == 5;
    //@ ensures \result == 5;
    int before(Object o) {
        return hash(o);
    }

    // check Hashes.moves: invalid, ensures
    //@ ensures hash(kept) == \old(hash(kept));
    void moves(Object o) {
        kept = o;
    }

    // check Hashes.any: invalid, ensures
    //@ ensures hash(\result) == 5;
    Object any() {
        return new Object();
    }
}

class Counter {
    private int n;
    //@ invariant n >= 0;

    // Arrays have the methods of Object, and no invariant.
    // check Counter.ofArray: valid
    static boolean ofArray(int[] a) {
        return a == null || a.equals(a);
    }
}
