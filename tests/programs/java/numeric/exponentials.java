// Exponentials, logarithms and powers.
class Exponentials {
    //@ ensures \result >= 0 || x != x;
    static double exponential(double x) {       // check Exponentials.exponential: valid
        return Math.exp(x);
    }

    //@ ensures \result > 0 || x != x;          // check Exponentials.underflow: invalid, ensures here
    static double underflow(double x) {
        return Math.exp(x);
    }

    //@ requires 0 <= x && x <= 700;
    //@ ensures 1 <= \result && \result < Double.POSITIVE_INFINITY;
    static double noOverflow(double x) {        // check Exponentials.noOverflow: valid
        return Math.exp(x);
    }

    //@ requires 0 <= x && x <= 710;
    //@ ensures \result < Double.POSITIVE_INFINITY;     // check Exponentials.overflow: invalid, ensures here
    static double overflow(double x) {
        return Math.exp(x);
    }

    //@ requires 1 <= x && x <= 1000;
    //@ ensures 0 <= \result && \result <= 6.91;
    static double logarithm(double x) {         // check Exponentials.logarithm: valid
        return Math.log(x);
    }

    //@ requires 0 <= x && x <= 1000;
    //@ ensures \result >= -1000;               // check Exponentials.logarithmOfZero: invalid, ensures here
    static double logarithmOfZero(double x) {
        return Math.log(x);
    }

    //@ requires 0 < x;
    //@ ensures \result < x;
    static double below(double x) {             // check Exponentials.below: valid
        return x < 1e300 ? Math.log(x) : 0;
    }

    //@ requires 0 < x && x <= 100;
    //@ ensures \result < x - 1.1;              // check Exponentials.tangentAtOne: invalid, ensures here
    static double tangentAtOne(double x) {
        return Math.log(x);
    }

    //@ requires 0 <= digits && digits <= 15;
    //@ ensures \result == digits;
    static int digits(int digits) {             // check Exponentials.digits: valid
        return (int) Math.log10(Math.pow(10, digits));
    }

    //@ requires 1 <= x && x <= 2147483647;
    //@ ensures 1 <= \result && \result <= 10;
    static int decimalDigits(int x) {           // check Exponentials.decimalDigits: valid
        return (int) Math.log10(x) + 1;
    }

    //@ ensures 1 <= \result && \result <= 10;  // check Exponentials.digitsOfNothing: invalid, ensures here
    static int digitsOfNothing(int x) {
        return (int) Math.log10(x) + 1;
    }

    //@ requires -1 <= x && x <= 1;
    //@ ensures -0.64 < \result && \result < 1.72;
    static double lessOne(double x) {           // check Exponentials.lessOne: valid
        return Math.expm1(x);
    }

    //@ requires -0.9 <= x && x <= 10;
    //@ ensures \result <= 2.4;
    static double onePlus(double x) {           // check Exponentials.onePlus: valid
        return Math.log1p(x);
    }

    //@ requires -2 <= x && x <= 10;
    //@ ensures \result <= 2.4;                 // check Exponentials.onePlusLess: invalid, ensures here
    static double onePlusLess(double x) {
        return Math.log1p(x);
    }

    //@ requires 1 <= x && x <= 10 && 0 <= y && y <= 3;
    //@ ensures 1 <= \result && \result <= 1000.1;
    static double power(double x, double y) {   // check Exponentials.power: valid
        return Math.pow(x, y);
    }

    //@ requires -10 <= x && x <= 10 && 0 <= y && y <= 3;
    //@ ensures \result == \result;             // check Exponentials.fractionalPower: invalid, ensures here
    static double fractionalPower(double x, double y) {
        return Math.pow(x, y);
    }

    //@ requires -10 <= x && x <= 10;
    //@ ensures -1000.1 <= \result && \result <= 1000.1;
    static double cube(double x) {              // check Exponentials.cube: valid
        return Math.pow(x, 3);
    }

    //@ ensures \result >= 0 || x != x;
    static double square(double x) {            // check Exponentials.square: valid
        return Math.pow(x, 2);
    }

    //@ requires -5 <= x && x <= 5;
    //@ ensures 0 < \result && \result < 1;
    static double sigmoid(double x) {           // check Exponentials.sigmoid: valid
        return 1 / (1 + Math.exp(-x));
    }

    //@ ensures 0 < \result && \result < 1;     // check Exponentials.saturatedSigmoid: invalid, ensures here
    static double saturatedSigmoid(double x) {
        return 1 / (1 + Math.exp(-x));
    }

    //@ requires -20 <= x && x <= 20;
    //@ ensures -1 <= \result && \result <= 1;
    static double hyperbolic(double x) {        // check Exponentials.hyperbolic: valid
        return Math.tanh(x);
    }

    //@ requires -20 <= x && x <= 20;
    //@ ensures -1 < \result && \result < 1;    // check Exponentials.roundedToOne: invalid, ensures here
    static double roundedToOne(double x) {
        return Math.tanh(x);
    }

    //@ requires -3 <= x && x <= 3;
    //@ ensures \result >= 0.99 && \result < 10.1;
    static double catenary(double x) {          // check Exponentials.catenary: valid
        return Math.cosh(x);
    }

    //@ requires -3 <= x && x <= 3;
    //@ ensures -10.1 < \result && \result < 10;        // check Exponentials.hyperbolicSine: invalid, ensures here
    static double hyperbolicSine(double x) {
        return Math.sinh(x);
    }
}
