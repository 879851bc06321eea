// A mine pump as a product of features: never on while there is methane.
class MinePump {
    static class Environment {
        int water = 1;
        boolean methane;

        void rise() {
            if (water < 2) {
                water++;
            }
        }

        void pumpOut() {
            if (water > 0) {
                water--;
            }
        }
    }

    static class Pump {
        final Environment environment;
        boolean running;
        boolean enabled = true;

        Pump(Environment environment) {
            this.environment = environment;
        }

        void step() {
            if (running) {
                environment.pumpOut();
            }
            if (enabled) {
                control();
            }
        }

        protected void control() {
            if (!running && environment.water == 2) {
                start();
            }
        }

        protected void start() {
            running = true;
        }
    }

    static class LowWater extends Pump {
        LowWater(Environment environment) {
            super(environment);
        }

        @Override
        protected void control() {
            if (running && environment.water == 0) {
                running = false;
            } else {
                super.control();
            }
        }
    }

    static class MethaneAlarm extends LowWater {
        MethaneAlarm(Environment environment) {
            super(environment);
        }

        @Override
        protected void control() {
            if (running && environment.methane) {
                running = false;
            } else {
                super.control();
            }
        }

        @Override
        protected void start() {
            if (!environment.methane) {
                super.start();
            }
        }
    }

    static void run(Pump pump, boolean[] rises, boolean[] gas) {
        for (int i = 0; i < 3; i++) {
            if (rises[i]) {
                pump.environment.rise();
            }
            pump.environment.methane = gas[i];
            pump.step();
            assert !pump.running || !pump.environment.methane;  // check MinePump.plain: invalid, exception here
        }
    }

    static void plain(boolean r0, boolean r1, boolean r2, boolean g0, boolean g1, boolean g2) {
        run(new LowWater(new Environment()), new boolean[] {r0, r1, r2}, new boolean[] {g0, g1, g2});
    }

    // check MinePump.safe: valid
    static void safe(boolean r0, boolean r1, boolean r2, boolean g0, boolean g1, boolean g2) {
        run(new MethaneAlarm(new Environment()), new boolean[] {r0, r1, r2}, new boolean[] {g0, g1, g2});
    }
}
