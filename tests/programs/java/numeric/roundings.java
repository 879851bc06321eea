// Floor, ceiling, rounding and casts.
class Roundings {
    //@ requires -1e9 <= x && x <= 1e9;
    //@ ensures \result <= x && x < \result + 1;
    static double floor(double x) {             // check Roundings.floor: valid
        return Math.floor(x);
    }

    // What is rounded down to zero may be less than one, and next to it there is nothing between.
    //@ ensures \result <= x;                   // check Roundings.floorOfAnything: invalid, ensures here
    static double floorOfAnything(double x) {
        return Math.floor(x);
    }

    //@ requires 0 <= x && x <= 1000;
    //@ ensures 0 <= \result && \result <= 1000;
    static long rounded(double x) {             // check Roundings.rounded: valid
        return Math.round(x);
    }

    //@ requires 0 <= x && x <= 1000;
    //@ ensures \result <= x;                   // check Roundings.roundedUp: invalid, ensures here
    static long roundedUp(double x) {
        return Math.round(x);
    }

    //@ requires -1000 <= x && x <= 1000;
    //@ ensures \result == -Math.floor(-x);
    static double ceiling(double x) {           // check Roundings.ceiling: valid
        return Math.ceil(x);
    }

    //@ requires -64 <= x && x <= 64;
    //@ ensures \result - x <= 0.5 && x - \result <= 0.5;
    static double nearest(double x) {           // check Roundings.nearest: valid
        return Math.rint(x);
    }

    //@ requires -1000 <= x && x <= 1000;
    //@ ensures \result == Math.rint(x);        // check Roundings.ties: invalid, ensures here
    static long ties(double x) {
        return Math.round(x);
    }

    static int wave(double x) {                 // check Roundings.wave: valid
        int index = (int) Math.floor((Math.sin(x) + 1) * 4);
        assert index >= 0 && index <= 8;
        return index;
    }

    static int shortWave(double x) {
        if (!(x > 0 && x < 100)) {
            return 0;
        }
        int index = (int) Math.floor((Math.sin(x) + 1) * 4);
        assert index < 7;                       // check Roundings.shortWave: invalid, exception here
        return index;
    }

    //@ requires 0 <= x && x <= 20;
    //@ ensures 0 <= \result && \result <= 485165196;
    static int truncated(double x) {            // check Roundings.truncated: valid
        return (int) Math.exp(x);
    }

    //@ requires 0 <= x && x <= 30;
    //@ ensures \result < 2147483647;           // check Roundings.saturated: invalid, ensures here
    static int saturated(double x) {
        return (int) Math.exp(x);
    }

    //@ requires 0 <= x && x <= 1;
    //@ ensures \result <= 0.8415;
    static float single(float x) {              // check Roundings.single: valid
        return (float) Math.sin(x);
    }

    //@ requires 0 <= x && x <= 1;
    //@ ensures \result <= 0.84;                // check Roundings.singleAboveBound: invalid, ensures here
    static float singleAboveBound(float x) {
        return (float) Math.sin(x);
    }
}
