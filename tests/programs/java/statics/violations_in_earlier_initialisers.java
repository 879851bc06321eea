// An initialiser that has run before the call may violate what it calls: that is a finding there, and where a method
// itself uses the class for the first time. On other paths the method is not called at all.
class Cursor {
    int place;
    int limit;
    //@ invariant 0 <= place && place <= limit && limit <= Wide.most();

    Cursor(int limit) {
        this.limit = limit < 0 || limit > 9 ? 0 : limit;
    }

    void skip(int steps) {
        place += steps;
    }                                           // check Cursor.skip: invalid, invariant

    // check Cursor.where: valid
    int where() {
        return place;
    }
}

class Wide {
    static Cursor widest = new Cursor(3);

    static {
        widest.skip(7);
    }

    /*@ pure @*/ static int most() {
        return 9;
    }

    static void forget() {                      // check Wide.forget: invalid, invariant
        widest = null;
    }
}
