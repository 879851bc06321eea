// An object has fields that its constructor computes for some arguments; what comes from elsewhere may be anything.
class Main {
    static boolean flag;

    static class Natural {
        private final int value;

        Natural(int value) {
            this.value = Math.max(0, value);
        }

        // check Main.Natural.notNegative: valid
        void notNegative() {
            assert value >= 0;
        }

        // check Main.Natural.notSeven: invalid, exception
        void notSeven() {
            assert value != 7;
        }
    }

    record Range(int low, int high) {
        Range {
            if (low > high) {
                int other = low;
                low = high;
                high = other;
            }
        }

        // check Main.Range.inOrder: valid
        void inOrder() {
            assert low <= high;
        }
    }

    static class Percent {
        final int value;
        final boolean full;

        Percent(int value) {
            if (value < 0) {
                throw new IllegalArgumentException();
            } else if (value > 100) {
                this.value = 100;
            } else {
                this.value = value;
            }
            full = this.value == 100;
        }

        // check Main.Percent.limits: valid
        void limits() {
            assert 0 <= value && value <= 100 && full == (value == 100);
        }
    }

    static class Absolute {
        final int value;

        Absolute(int value) {
            this.value = Math.abs(value);
        }

        // check Main.Absolute.notNegative: invalid, exception
        void notNegative() {
            assert value >= 0;
        }
    }

    static class Chosen {
        final int value;

        Chosen(int value, String name) {
            if (name == null) {
                this.value = 7;
            } else {
                this.value = value > 0 ? 1 : 2;
            }
        }

        // check Main.Chosen.notSeven: invalid, exception
        void notSeven() {
            assert value != 7;
        }
    }

    static class Switched {
        final int value;

        Switched(int value) {
            int limited = Math.min(value, 3);
            if (flag) {
                limited = 50;
            }
            this.value = limited;
        }

        // check Main.Switched.small: invalid, exception
        void small() {
            assert value <= 3;
        }
    }

    static class Either {
        final int value;

        Either(int value) {
            this.value = Math.max(0, value);
        }

        Either() {
            value = -5;
        }

        // check Main.Either.notNegative: invalid, exception
        void notNegative() {
            assert value >= 0;
        }
    }

    static class Shown {
        static Shown last;
        final int value;

        Shown(int value) {
            last = this;
            if (value < 5) {
                throw new IllegalArgumentException();
            }
            this.value = value + 1;
        }

        // check Main.Shown.atLeastSix: invalid, exception
        void atLeastSix() {
            assert value > 5 || value < -5;
        }
    }

    // check Main.sum: valid
    static void sum(Percent one, Percent two) {
        if (one != null && two != null) {
            assert one.value + two.value <= 200;
        }
    }
}
