// Distances, roots, and what is done with them.
class Geometry {
    //@ ensures \result >= 0 || x != x || y != y;
    static double distance(double x, double y) {        // check Geometry.distance: valid
        return Math.hypot(x, y);
    }

    // By hand it overflows.
    //@ requires 0 <= x && x <= 1e200 && 0 <= y && y <= 1e200;
    //@ ensures \result < Double.POSITIVE_INFINITY;     // check Geometry.byHand: invalid, ensures here
    static double byHand(double x, double y) {
        return Math.sqrt(x * x + y * y);
    }

    //@ requires 0 <= x && x <= 1e200 && 0 <= y && y <= 1e200;
    //@ ensures \result < Double.POSITIVE_INFINITY;
    static double withHypot(double x, double y) {       // check Geometry.withHypot: valid
        return Math.hypot(x, y);
    }

    //@ requires 0 <= x && x <= 100;
    //@ ensures 0 <= \result && \result <= 10;
    static double root(double x) {              // check Geometry.root: valid
        return Math.sqrt(x);
    }

    //@ requires -100 <= x && x <= 100;
    //@ ensures 0 <= \result;                   // check Geometry.negativeRoot: invalid, ensures here
    static double negativeRoot(double x) {
        return Math.sqrt(x);
    }

    //@ requires 0 <= x && x <= 100;
    //@ ensures \result == x;                   // check Geometry.squareOfRoot: invalid, ensures here
    static double squareOfRoot(double x) {
        return Math.sqrt(x) * Math.sqrt(x);
    }

    //@ requires -8 <= x && x <= 27;
    //@ ensures -2.001 <= \result && \result <= 3.001;
    static double cubeRoot(double x) {          // check Geometry.cubeRoot: valid
        return Math.cbrt(x);
    }

    // A discriminant just below zero.
    //@ requires 1 <= b && b <= 10 && 1 <= a && a <= 10;
    //@ ensures \result == \result;             // check Geometry.discriminant: invalid, ensures here
    static double discriminant(double a, double b) {
        return Math.sqrt(b * b - 4 * a);
    }

    //@ requires 0 <= r && r <= 1000;
    //@ ensures 0 <= \result && \result <= 3141593;
    static double area(double r) {              // check Geometry.area: valid
        return Math.PI * r * r;
    }

    static double cosines(double a, double b, double angle) {
        if (!(a >= 1 && a <= 10 && b >= 1 && b <= 10 && angle >= 0 && angle <= 3)) {
            return 0;
        }
        double square = a * a + b * b - 2 * a * b * Math.cos(angle);
        assert square <= 400.1;                 // check Geometry.cosines: valid
        return square;
    }

    static double normalised(double x, double y) {
        double length = Math.hypot(x, y);
        if (!(length >= 1 && length <= 10)) {
            return 0;
        }
        double result = x / length;
        assert result <= 2;                     // check Geometry.normalised: valid
        return result;
    }

    // NaN is neither too short nor too long.
    static double unguarded(double x, double y) {
        double length = Math.hypot(x, y);
        if (length < 1 || length > 1e100) {
            return 0;
        }
        double result = x / length;
        assert result <= 1.1;                   // check Geometry.unguarded: invalid, exception here
        return result;
    }

    static double notNormalised(double x, double y) {
        double result = x / Math.hypot(x, y);
        assert result <= 1;                     // check Geometry.notNormalised: invalid, exception here
        return result;
    }
}
