// Constants have the fields that their constructor gave them; an enum in a field is a constant, too.
class Main {
    enum Planet {
        EARTH(10), MARS(4);

        final int gravity;

        Planet(int gravity) { this.gravity = gravity; }
    }

    static class Trip {
        Planet from;
        Planet to;

        boolean heavier() {                             // check Main$Trip.heavier: valid
            if (from == null || to == null) {
                return false;
            }
            boolean heavier = to.gravity > from.gravity;
            assert !heavier || from == Planet.MARS;
            return heavier;
        }
    }

    static void known(Planet p) {                       // check Main.known: valid
        assert p == null || p.gravity == 10 || p.gravity == 4;
    }

    static void light(Planet p) {
        assert p == null || p.gravity > 4;              // check Main.light: invalid, exception here
    }
}
// run Main$Trip.heavier() with this Main$Trip{from: Main$Planet.MARS, to: Main$Planet.EARTH}: true
