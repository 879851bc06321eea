/** Waves and decays: functions of floating-point numbers. */
class Waves {
    //@ requires 0 <= t && t <= 10;
    //@ ensures -3 <= \result && \result <= 3;
    static double damped(double t) {
        return 3 * Math.exp(-t) * Math.cos(7 * t);
    }

    static int bucket(double x) {
        int[] counts = new int[9];
        return counts[(int) (Math.abs(Math.sin(x)) * 10)];
    }

    //@ requires 5 <= x && x <= 10;
    //@ ensures \result == x;
    static double thereAndBack(double x) {
        return Math.exp(Math.log(x));
    }
}
