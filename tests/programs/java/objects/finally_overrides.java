// finally that returns, and an exception that is lost in it.
class Cleanup {
    int locks;

    @SuppressWarnings("finally")
    static int lost(int x) {                            // check Cleanup.lost: valid
        try {
            return 10 / x;
        } finally {
            return -1;
        }
    }

    static void answers(int x) {
        assert x == 0 || lost(x) == 10 / x;             // check Cleanup.answers: invalid, exception here
    }

    int guarded(int x) {
        locks++;
        try {
            if (x < 0) {
                throw new IllegalArgumentException();
            }
            return x;
        } finally {
            locks--;
        }
    }

    // check Cleanup.released: valid
    //@ requires locks == 0;
    void released(int x) {
        try {
            guarded(x);
        } catch (IllegalArgumentException e) {
            assert x < 0;
        }
        assert locks == 0;
    }

    int unguarded(int x) {
        locks++;
        if (x < 0) {
            throw new IllegalArgumentException();
        }
        locks--;
        return x;
    }

    //@ requires locks == 0;
    void kept(int x) {
        try {
            unguarded(x);
        } catch (IllegalArgumentException e) {
            // nothing to do
        }
        assert locks == 0;                              // check Cleanup.kept: invalid, exception here
    }
}
