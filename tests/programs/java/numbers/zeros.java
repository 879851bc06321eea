/** Two zeros are equal, and yet not the same: they divide differently. */
class Zeros {
    static void chosen(boolean negative) {                  // check Zeros.chosen: invalid
        double zero = negative ? -0.0 : 0.0;
        assert 1 / zero < 0;
    }

    static void alwaysNegative(boolean either) {            // check Zeros.alwaysNegative: valid
        double zero = either ? -0.0 : -0.0;
        assert 1 / zero < 0;
    }

    static void stored(int at) {                            // check Zeros.stored: invalid
        if (at == 0 || at == 1) {
            float[] numbers = {0.0f, 0.0f};
            numbers[at] = -0.0f;
            assert 1 / numbers[0] > 0;
        }
    }

    static void turned() {                                  // check Zeros.turned: invalid
        double zero = 0.0;
        while (true) {
            zero = -zero;
            assert 1 / zero < 0;
        }
    }
}
