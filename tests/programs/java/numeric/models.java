// Small computations as programs have them: interest, decay, waves, scores.
class Models {
    //@ requires 0 <= rate && rate <= 0.1 && 0 <= years && years <= 30;
    //@ ensures 1 <= \result && \result <= 17.5;
    static double interest(double rate, int years) {    // check Models.interest: valid
        return Math.pow(1 + rate, years);
    }

    //@ requires -1 <= rate && rate <= 0.1 && 0 <= years && years <= 30;
    //@ ensures 1 <= \result;                   // check Models.loss: invalid, ensures here
    static double loss(double rate, int years) {
        return Math.pow(1 + rate, years);
    }

    //@ requires 0 <= t && t <= 100;
    //@ ensures 0 < \result && \result <= 50;
    static double decay(double t) {             // check Models.decay: valid
        return 50 * Math.exp(-t / 8);
    }

    //@ requires 0 <= t && t <= 10;
    //@ ensures -3 <= \result && \result <= 3;
    static double damped(double t) {            // check Models.damped: valid
        return 3 * Math.exp(-t) * Math.cos(7 * t);
    }

    //@ requires 0 <= t && t <= 10;
    //@ ensures \result >= -1;                  // check Models.undershoot: invalid, ensures here
    static double undershoot(double t) {
        return 3 * Math.exp(-t) * Math.cos(7 * t);
    }

    //@ requires 0 < p && p < 1;
    //@ ensures \result >= 0;
    static double information(double p) {       // check Models.information: valid
        return -Math.log(p);
    }

    //@ requires 0 <= p && p <= 1;
    //@ ensures \result >= 0;                   // check Models.entropy: invalid, ensures here
    static double entropy(double p) {
        return -p * Math.log(p);
    }

    //@ requires 0.01 <= p && p <= 0.99;
    //@ ensures 0 < \result && \result < 0.7;
    static double balanced(double p) {          // check Models.balanced: valid
        return -p * Math.log(p) - (1 - p) * Math.log(1 - p);
    }

    static double loudness(double pressure) {   // check Models.loudness: valid
        if (!(pressure >= 1 && pressure <= 1e6)) {
            return 0;
        }
        double level = 20 * Math.log10(pressure);
        assert level >= 0 && level <= 121;
        return level;
    }

    static double haversine(double latitude, double longitude) {
        if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
            return 0;
        }
        double a = Math.sin(Math.toRadians(latitude) / 2);
        double b = Math.sin(Math.toRadians(longitude) / 2);
        double h = a * a + b * b;
        assert h <= 1.5001;                     // check Models.haversine: valid
        return h;
    }

    static double notBelowOne(double latitude, double longitude) {
        if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
            return 0;
        }
        double a = Math.sin(Math.toRadians(latitude) / 2);
        double b = Math.sin(Math.toRadians(longitude) / 2);
        double h = a * a + b * b;
        assert h <= 1;                          // check Models.notBelowOne: invalid, exception here
        return h;
    }

    static double average(double x) {           // check Models.average: valid
        double sum = 0;
        for (int i = 0; i < 4; i++) {
            sum += Math.sin(x + i);
        }
        assert !(sum > 4.1);
        return sum / 4;
    }

    static double newton(double x) {            // check Models.newton: valid
        if (!(x >= 1 && x <= 2)) {
            return 1;
        }
        double guess = x / 2 + 0.5;
        guess = (guess + x / guess) / 2;
        assert Math.abs(guess - Math.sqrt(x)) < 0.1;
        return guess;
    }

    static double oneStep(double x) {
        if (x < 1 || x > 4) {
            return 1;
        }
        double guess = x / 2 + 0.5;
        guess = (guess + x / guess) / 2;
        assert Math.abs(guess - Math.sqrt(x)) < 0.01;   // check Models.oneStep: invalid, exception here
        return guess;
    }
}
