// An elevator with features: it stays within its floors, serves calls, and never moves with open doors.
class Elevator {
    static final int TOP = 2;
    int floor;
    boolean up = true;
    boolean open;
    final boolean[] called = new boolean[TOP + 1];
    //@ invariant 0 <= floor && floor <= TOP;

    void call(int floor) {
        called[floor] = true;
    }

    boolean idle() {
        for (boolean c : called) {
            if (c) {
                return false;
            }
        }
        return true;
    }

    private boolean ahead() {
        for (int f = floor + (up ? 1 : -1); 0 <= f && f <= TOP; f += up ? 1 : -1) {
            if (called[f]) {
                return true;
            }
        }
        return false;
    }

    protected boolean stops() {
        return called[floor];
    }

    void step() {
        if (stops()) {
            open = true;
            called[floor] = false;
            return;
        }
        open = false;
        if (idle()) {
            return;
        }
        if (!ahead()) {
            up = !up;
        }
        int before = floor;
        floor += up ? 1 : -1;
        assert before == floor || !open;
    }

    static void serves(int a, int b) {                  // check Elevator.serves: valid
        if (a < 0 || b < 0 || a > TOP || b > TOP) {
            return;
        }
        Elevator e = new Elevator();
        e.call(a);
        e.step();
        e.call(b);
        for (int i = 0; i < 9; i++) {
            e.step();
        }
        assert e.idle();
    }

    static void unknown(int a) {                        // check Elevator.unknown: invalid, exception
        new Elevator().call(a);                         // run Elevator.unknown(3): throws ArrayIndexOutOfBoundsException
    }
}
