// A mine pump whose feature 'high water' was composed over the alarm, and starts the pump past it.
class MinePump {
    static class Pump {
        int water;
        boolean methane;
        boolean running;

        void step() {
            if (running && methane) {
                running = false;
            }
        }
    }

    static class HighWater extends Pump {
        @Override
        void step() {
            super.step();
            if (water >= 2) {
                running = true;
            }
        }
    }

    static class Careful extends HighWater {
        @Override
        void step() {
            super.step();
            if (methane) {
                running = false;
            }
        }
    }

    static void shift(Pump pump, int water, boolean methane, boolean running) {
        pump.water = water;
        pump.methane = methane;
        pump.running = running;
        pump.step();
        assert !(pump.running && methane);              // check MinePump.conflict: invalid, exception here
    }

    static void conflict(int water, boolean methane, boolean running) {
        shift(new HighWater(), water, methane, running);
    }

    static void careful(int water, boolean methane, boolean running) { // check MinePump.careful: valid
        shift(new Careful(), water, methane, running);
    }

    static void any(Pump pump, int water) {             // check MinePump.any: invalid
        if (pump != null) {
            shift(pump, water, true, false);
        }
    }
}
