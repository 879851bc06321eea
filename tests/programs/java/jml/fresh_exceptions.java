// An exception that a call throws is new where it is caught, whoever made it.
class Kept {
    Object last;

    static Object look(Kept other) {
        return other.last;
    }

    //@ assignable this.last;
    void keep(Kept other) {
        try {
            look(other);
        } catch (NullPointerException e) {
            last = e;
        }
    }

    // check Kept.called with modular: invalid, ensures
    //@ ensures last == null || !\fresh(last);
    void called() {
        last = null;
        keep(null);
    }

    // check Kept.repeated with modular: invalid, ensures
    //@ ensures last == null || !\fresh(last);
    void repeated(int n) {
        last = null;
        //@ loop_invariant 0 <= i;
        for (int i = 0; i < n; i++) {
            try {
                look(null);
            } catch (NullPointerException e) {
                last = e;
            }
        }
    }

    //@ assignable this.last;
    void leave(Kept other) {
        last = other.last;
    }

    // check Kept.left with modular: valid
    //@ ensures last == null || !\fresh(last);
    void left(Kept other) {
        if (other != null) {
            last = null;
            leave(other);
        }
    }
}
