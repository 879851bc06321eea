// Angles: what sines, cosines and tangents stay between, and what they do not.
class Trigonometry {
    //@ requires -1e5 <= x && x <= 1e5;
    //@ ensures -1 <= \result && \result <= 1;
    static double sine(double x) {              // check Trigonometry.sine: valid
        return Math.sin(x);
    }

    //@ requires 0 <= x && x <= 10;
    //@ ensures \result < 1;                    // check Trigonometry.sineBelowOne: invalid, ensures here
    static double sineBelowOne(double x) {
        return Math.sin(x);
    }

    //@ requires 0.1 <= x && x <= 3;
    //@ ensures \result > 0.09;
    static double firstHalf(double x) {         // check Trigonometry.firstHalf: valid
        return Math.sin(x);
    }

    //@ requires 0 <= x && x <= 4;
    //@ ensures \result > -0.7;                 // check Trigonometry.beyondHalf: invalid, ensures here
    static double beyondHalf(double x) {
        return Math.sin(x);
    }

    static double finite(double x) {            // check Trigonometry.finite: valid
        double y = Math.cos(x);
        assert y <= 1 || Double.isNaN(x) || Double.isInfinite(x);
        return y;
    }

    static double careless(double x) {
        double y = Math.cos(x);
        assert y <= 1;                          // check Trigonometry.careless: invalid, exception here
        return y;
    }

    //@ requires -1.5 <= x && x <= 1.5;
    //@ ensures -15 < \result && \result < 15;
    static double tangent(double x) {           // check Trigonometry.tangent: valid
        return Math.tan(x);
    }

    //@ requires 0 <= x && x <= 2;
    //@ ensures \result >= 0;                   // check Trigonometry.pole: invalid, ensures here
    static double pole(double x) {
        return Math.tan(x);
    }

    //@ requires -10 <= x && x <= 10;
    //@ ensures \result <= 2;
    static double twoWaves(double x) {          // check Trigonometry.twoWaves: valid
        return Math.sin(x) + Math.cos(2 * x);
    }

    //@ requires -10 <= x && x <= 10;
    //@ ensures \result <= 1.4143;
    static double sameFrequency(double x) {     // check Trigonometry.sameFrequency: valid
        return Math.sin(x) + Math.cos(x);
    }

    //@ requires -10 <= x && x <= 10;
    //@ ensures \result <= 1.414;               // check Trigonometry.tooSmall: invalid, ensures here
    static double tooSmall(double x) {
        return Math.sin(x) + Math.cos(x);
    }

    //@ requires -3 <= x && x <= 3;
    //@ ensures 0.99 <= \result && \result <= 1.01;
    static double pythagoras(double x) {        // check Trigonometry.pythagoras: valid
        double s = Math.sin(x);
        double c = Math.cos(x);
        return s * s + c * c;
    }

    static int table(double x) {                // check Trigonometry.table: valid
        int[] counts = new int[11];
        return counts[(int) (Math.abs(Math.sin(x)) * 10)];
    }

    static int shortTable(double x) {
        int[] counts = new int[5];
        return counts[(int) (Math.abs(Math.sin(x)) * 10)];    // check Trigonometry.shortTable: invalid, exception here
    }

    //@ requires 0 <= degrees && degrees <= 360;
    //@ ensures -1 <= \result && \result <= 1;
    static double degrees(int degrees) {        // check Trigonometry.degrees: valid
        return Math.sin(Math.toRadians(degrees));
    }

    // Half a turn is not exactly pi.
    //@ ensures \result == 0;                   // check Trigonometry.halfTurn: invalid, ensures here
    static double halfTurn() {
        return Math.sin(Math.PI);
    }

    //@ ensures \result < 1e-15 && \result > 0;
    static double nearlyZero() {                // check Trigonometry.nearlyZero: valid
        return Math.sin(Math.PI);
    }
}
