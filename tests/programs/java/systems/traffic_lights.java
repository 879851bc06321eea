// Two traffic lights at a crossing, as enums with a successor: never are both green.
class Crossing {
    enum Light {
        RED, GREEN, YELLOW;

        Light next() {
            return values()[(ordinal() + 1) % values().length];
        }

        Light wrongNext() {
            return values()[ordinal() + 1];             // check Crossing.last: invalid, exception here
        }
    }

    Light north = Light.RED;
    Light east = Light.GREEN;

    void tick() {
        if (east == Light.RED) {
            north = north.next();
            if (north == Light.RED) {
                east = Light.GREEN;
            }
        } else {
            east = east.next();
            if (east == Light.RED) {
                north = Light.GREEN;
            }
        }
    }

    static void safe(int ticks) {                       // check Crossing.safe: valid
        Crossing c = new Crossing();
        for (int i = 0; i < ticks && i < 12; i++) {
            c.tick();
            assert c.north == Light.RED || c.east == Light.RED;
        }
    }

    static void last(int i) {
        if (i >= 0 && i < 3) {
            Light.values()[i].wrongNext();
        }
    }

    void hurry() {
        north = north.next();
        east = east.next();
    }

    static void hurried(int ticks) {
        Crossing c = new Crossing();
        for (int i = 0; i < ticks && i < 6; i++) {
            c.hurry();
            assert c.north == Light.RED || c.east == Light.RED;     // check Crossing.hurried: invalid, exception here
        }
    }
}
