// Arc functions: their ranges, and where they are no numbers.
class Arcs {
    //@ requires -1 <= x && x <= 1;
    //@ ensures 0 <= \result && \result <= 3.1416;
    static double arcCosine(double x) {         // check Arcs.arcCosine: valid
        return Math.acos(x);
    }

    //@ ensures 0 <= \result && \result <= 3.1416;    // check Arcs.outside: invalid, ensures here
    static double outside(double x) {
        return Math.acos(x);
    }

    //@ requires -1 <= x && x <= 1;
    //@ ensures -1.571 <= \result && \result <= 1.571;
    static double arcSine(double x) {           // check Arcs.arcSine: valid
        return Math.asin(x);
    }

    //@ requires 0.5 <= x && x <= 1;
    //@ ensures \result > 0.6;                  // check Arcs.arcSineOfHalf: invalid, ensures here
    static double arcSineOfHalf(double x) {
        return Math.asin(x);
    }

    static double arcTangent(double x) {        // check Arcs.arcTangent: valid
        double y = Math.atan(x);
        assert Math.abs(y) <= Math.PI / 2 || x != x;
        return y;
    }

    static double angle(double y, double x) {   // check Arcs.angle: valid
        double a = Math.atan2(y, x);
        assert !(Math.abs(a) > 3.1416);
        return a;
    }

    //@ requires 1 <= x && x <= 10 && 1 <= y && y <= 10;
    //@ ensures 0.09 < \result && \result < 1.48;
    static double firstQuadrant(double y, double x) {   // check Arcs.firstQuadrant: valid
        return Math.atan2(y, x);
    }

    // The angle of a point on the left is more than a quarter turn.
    //@ requires -10 <= x && x <= 10 && 1 <= y && y <= 10;
    //@ ensures \result < 1.6;                  // check Arcs.leftOfOrigin: invalid, ensures here
    static double leftOfOrigin(double y, double x) {
        return Math.atan2(y, x);
    }

    //@ requires 0 <= x && x <= 1;
    //@ ensures \result <= 1.0001;
    static double thereAndBack(double x) {      // check Arcs.thereAndBack: valid
        return Math.sin(Math.asin(x));
    }

    //@ requires -100 <= x && x <= 100;
    //@ ensures -1 <= \result && \result <= 1;
    static double foldedAngle(double x) {       // check Arcs.foldedAngle: valid
        return Math.asin(Math.sin(x)) / 1.5708;
    }

    //@ requires -100 <= x && x <= 100;
    //@ ensures \result == x;                   // check Arcs.notInverse: invalid, ensures here
    static double notInverse(double x) {
        return Math.asin(Math.sin(x));
    }
}
