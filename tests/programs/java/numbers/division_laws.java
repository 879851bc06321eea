// What division and remainder have to do with each other, for all numbers: a solver would have to multiply to see it.
public class DivisionLaws {
    //@ requires b != 0;
    //@ ensures (a / b) * b + a % b == a;
    // check DivisionLaws.whole: valid
    static void whole(int a, int b) {
    }

    //@ requires b != 0;
    //@ ensures \result == a;
    // check DivisionLaws.wholeOfLocals: valid
    static long wholeOfLocals(long a, long b) {
        long q = a / b;
        long r = a % b;
        return q * b + r;
    }

    //@ requires b > 0;
    //@ ensures -b < a % b && a % b < b;
    // check DivisionLaws.smaller: valid
    static void smaller(int a, int b) {
    }

    //@ requires b > 0;
    //@ ensures 0 <= \result && \result < b;
    // check DivisionLaws.slot: valid
    static int slot(int hash, int b) {
        return Math.floorMod(hash, b);
    }

    //@ requires a >= 0 && b > 0;
    //@ ensures \result <= a;
    // check DivisionLaws.multiple: valid
    static int multiple(int a, int b) {
        return a / b * b;
    }

    // The remainder has the sign of the dividend.
    //@ requires b > 0;
    //@ ensures 0 <= \result;
    // check DivisionLaws.slotOfNegative: invalid, ensures
    static int slotOfNegative(int hash, int b) {
        return hash % b;
    }

    // A negative divisor is not larger than a remainder.
    //@ requires b != 0;
    //@ ensures a % b < b;
    // check DivisionLaws.smallerThanNegative: invalid, ensures
    static void smallerThanNegative(int a, int b) {
    }

    // Something is left.
    //@ requires b != 0;
    //@ ensures (a / b) * b == a;
    // check DivisionLaws.nothingLeft: invalid, ensures
    static void nothingLeft(int a, int b) {
    }

    // The least number divided by -1 is itself, and negative.
    //@ requires a < 0 && b < 0;
    //@ ensures \result >= 0;
    // check DivisionLaws.quotientOfNegatives: invalid, ensures
    static int quotientOfNegatives(int a, int b) {
        return a / b;
    }

    // Nobody excludes zero.
    //@ ensures \result == a;
    // check DivisionLaws.byAnything: invalid, exception
    static int byAnything(int a, int b) {
        return (a / b) * b + a % b;
    }

    // The divisor of the remainder is another one.
    //@ requires b != 0 && c != 0;
    //@ ensures (a / b) * b + a % c == a;
    // check DivisionLaws.twoDivisors: invalid, ensures
    static void twoDivisors(int a, int b, int c) {
    }
}
