// A state machine: methods of an enum are called on constants, and each constant may have a body of its own.
class Main {
    enum State {
        IDLE { State next() { return RUNNING; } },      // check Main$State$1.next: valid
        RUNNING { State next() { return DONE; } },
        DONE { State next() { return this; } };

        abstract State next();

        boolean last() {                                // check Main$State.last: valid
            boolean last = next() == this;
            assert last == (this == DONE);
            return last;
        }
    }

    static void forward(State s) {                      // check Main.forward: valid
        if (s != null) {
            assert s.next().ordinal() >= s.ordinal();
            assert s.next().next() == State.DONE;
        }
    }

    static void moves(State s) {
        if (s != null) {
            assert s.next() != s;                       // check Main.moves: invalid, exception here
        }
    }
}
// run Main.moves(Main$State.DONE): throws AssertionError
