// StrictMath has one result for each argument, so even its last digit can be relied on.
class Strict {
    //@ ensures \result == 0.479425538604203;
    static double half() {                      // check Strict.half: valid
        return StrictMath.sin(0.5);
    }

    //@ ensures \result == 0.4794255386042031;  // check Strict.wrongDigit: invalid, ensures here
    static double wrongDigit() {
        return StrictMath.sin(0.5);
    }

    // The last digit of Math may be another one on another machine.
    //@ ensures \result == 0.479425538604203;
    static double open() {                      // check Strict.open: unknown
        return Math.sin(0.5);
    }

    //@ ensures \result > 0.479425538604202 && \result < 0.479425538604204;
    static double nearly() {                    // check Strict.nearly: valid
        return Math.sin(0.5);
    }

    //@ requires x == 1 || x == 2;
    //@ ensures \result == 2.7182818284590455 || \result == 7.38905609893065;
    static double two(int x) {                  // check Strict.two: valid
        return StrictMath.exp(x);
    }

    //@ requires 1 <= x && x <= 8;
    //@ ensures \result != 2.0794415416798357;  // check Strict.logarithm: invalid, ensures here
    static double logarithm(int x) {
        return StrictMath.log(x);
    }

    //@ ensures \result == 1e15;
    static double power() {                     // check Strict.power: valid
        return Math.pow(10, 15);
    }

    //@ ensures \result == 0;
    static double difference(double x) {        // check Strict.difference: valid
        if (!(x > -100 && x < 100)) {
            return 0;
        }
        return StrictMath.exp(x) - StrictMath.exp(x);
    }
}
