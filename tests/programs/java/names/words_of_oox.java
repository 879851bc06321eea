// Names that are words of OOX are shown as Java has them, and inputs are written with them.
class Main {
    private int lock;
    private int fork;
    static int join = 3;

    enum Kind { string, bool }

    record Pair(int requires, int ensures) {
    }

    void assume(int uint) {
        lock = uint;
        assert lock != 7;               // check Main.assume: invalid, exception here
    }

    //@ ensures (\forall int exists; 0 <= exists && exists < 3; exists != lock);    // check Main.forall: invalid, ensures here
    int forall() {
        return fork;
    }

    static int sum(Pair string) {
        lock:
        for (int i = 0; i < 3; i++) {
            if (i == string.requires()) {
                break lock;
            }
        }
        return string.requires() + string.ensures();
    }
}
// run Main.sum(Main.Pair{requires: 1, ensures: 2}): 3
// run Main.forall() with this Main{lock: 5, fork: 4}: 4
