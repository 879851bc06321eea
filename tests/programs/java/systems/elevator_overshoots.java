// An elevator that turns around too late, and a feature that forgets those who wait.
class Elevator {
    static final int TOP = 2;
    int floor;
    boolean up = true;
    int load;
    //@ invariant 0 <= floor && floor <= TOP;           // check Elevator.step: invalid, invariant here

    void step() {
        floor += up ? 1 : -1;
        if (floor > TOP || floor == 0) {
            up = !up;
        }
    }

    static class Overloaded extends Elevator {
        boolean blocked;

        // check Elevator$Overloaded.step: valid
        @Override
        void step() {
            if (load > 4) {
                blocked = true;
            } else if (floor < TOP && up) {
                floor++;
            } else {
                up = floor == 0;
            }
        }
    }

    static void moves(int load) {
        Elevator e = new Overloaded();
        e.load = load;
        e.step();
        assert e.floor == 1;                            // check Elevator.moves: invalid, exception here
    }
}
