// Arithmetic alone: small things are decided bit by bit, products of many factors by boxes.
class Plain {
    static void associative(double a, double b, double c) {
        assert (a + b) + c == a + (b + c);      // check Plain.associative: invalid, exception here
    }

    //@ requires 0 <= a && a <= 1 && 0 <= b && b <= 1;
    //@ ensures \result >= a;
    static double larger(double a, double b) {  // check Plain.larger: valid
        return a + b;
    }

    //@ requires 0 <= a && a <= 1 && 0 < b && b <= 1;
    //@ ensures \result > a;                    // check Plain.absorbed: invalid, ensures here
    static double absorbed(double a, double b) {
        return a + b;
    }

    static void identity(double x) {
        assert x == x;                          // check Plain.identity: invalid, exception here
    }

    static void zeros(double x) {               // check Plain.zeros: valid
        if (x == 0) {
            assert x * x == 0 && x + 0.0 == 0;
        }
    }

    static void signOfZero(double x) {
        if (x == 0) {
            assert 1 / x > 0;                   // check Plain.signOfZero: invalid, exception here
        }
    }

    //@ requires 1 <= x && x <= 100;
    //@ ensures 0.01 <= \result && \result <= 1;
    static double inverse(double x) {           // check Plain.inverse: valid
        return 1 / x;
    }

    //@ requires 1 <= x && x <= 100;
    //@ ensures \result == 1;                   // check Plain.thereAndBack: invalid, ensures here
    static double thereAndBack(double x) {
        return 1 / x * x;
    }

    //@ requires -1 <= x && x <= 1 && -1 <= y && y <= 1;
    //@ ensures \result >= -0.1;
    static double polynomial(double x, double y) {      // check Plain.polynomial: valid
        return x * x * x * x + y * y * y * y - 0.2 * x * y * y + 0.5;
    }

    //@ requires -2 <= x && x <= 2 && -2 <= y && y <= 2;
    //@ ensures \result < 40;                   // check Plain.highPolynomial: invalid, ensures here
    static double highPolynomial(double x, double y) {
        return x * x * x * x * x + y * y * y * y - x * y;
    }

    //@ requires 0.5 <= a && a <= 2 && 0.5 <= b && b <= 2 && 0.5 <= c && c <= 2 && 0.5 <= d && d <= 2;
    //@ ensures 0.01 < \result && \result < 300;
    static double ratio(double a, double b, double c, double d) {       // check Plain.ratio: valid
        return a * b * c * a / (d * c * b * d);
    }

    //@ requires 0 <= x && x <= 1;
    //@ ensures \result <= 1;
    static float single(float x) {              // check Plain.single: valid
        return x * x * (3 - 2 * x) / 1.25f;
    }

    static void root(double x) {                // check Plain.root: valid
        if (x >= 1) {
            assert Math.sqrt(x) <= x;
        }
    }

    static int percent(int part, int whole) {   // check Plain.percent: valid
        if (part < 0 || whole <= 0) {
            return 0;
        }
        int result = (int) (100.0 * part / whole);
        assert result >= 0;
        return result;
    }

    static int largePercent(int part, int whole) {
        if (part < 0 || whole <= 0) {
            return 0;
        }
        int result = (int) (100.0 * part / whole);
        assert result <= 100;                   // check Plain.largePercent: invalid, exception here
        return result;
    }
}
