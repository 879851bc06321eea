// Euclid's algorithm without invariants, for all numbers; parameters in contracts are what they were on entry.
public class CommonDivisors {
    //@ requires a > 0 && b > 0;
    //@ ensures \result > 0 && a % \result == 0 && b % \result == 0;
    static int byRemainders(int a, int b) {
        while (b != 0) {
            int rest = a % b;
            a = b;
            b = rest;
        }
        return a;
    }

    //@ requires a > 0 && b > 0;
    //@ ensures \result > 0 && a % \result == 0 && b % \result == 0;
    //@ ensures (\forall int d; 1 <= d && d <= a; a % d == 0 && b % d == 0 ==> d <= \result);
    static int bySubtraction(int a, int b) {
        int x = a;
        int y = b;
        while (x != y) {
            if (x > y) {
                x -= y;
            } else {
                y -= x;
            }
        }
        return x;
    }

    //@ requires a > 0 && b > 0;
    //@ ensures a % \result == 0 && b % \result == 0;
    static int byTurns(int a, int b) {
        while (a != b) {
            while (a > b) {
                a -= b;
            }
            while (b > a) {
                b -= a;
            }
        }
        return a;
    }

    // No number of the interpreter's quantifier is too large for a proof.
    //@ requires a >= 0 && b >= 0 && (a > 0 || b > 0);
    //@ ensures \result > 0 && a % \result == 0 && b % \result == 0;
    //@ ensures (\forall int d; d > 0 && a % d == 0 && b % d == 0; d <= \result);
    // check CommonDivisors.greatest with no bounds: valid
    static int greatest(int a, int b) {
        return b == 0 ? a : greatest(b, a % b);
    }

    // Stops at a rest of one.
    //@ requires a > 0 && b > 0;
    //@ ensures \result > 0 && a % \result == 0 && b % \result == 0;
    // check CommonDivisors.stopsEarly with no bounds: invalid, ensures
    static int stopsEarly(int a, int b) {
        while (b > 1) {
            int rest = a % b;
            a = b;
            b = rest;
        }
        return a;
    }

    // Both may be zero.
    //@ requires a >= 0 && b >= 0;
    //@ ensures a % \result == 0 && b % \result == 0;
    // check CommonDivisors.ofZeros with no bounds: invalid, ensures
    static int ofZeros(int a, int b) {
        while (b != 0) {
            int rest = a % b;
            a = b;
            b = rest;
        }
        return a;
    }

    // The first step loses what was divided, which a claim about the numbers after that step would not see.
    //@ requires a > 1 && b > 0;
    //@ ensures \result > 0 && a % \result == 0 && b % \result == 0;
    // check CommonDivisors.ofOther with no bounds: invalid, ensures
    static int ofOther(int a, int b) {
        a--;
        while (b != 0) {
            int rest = a % b;
            a = b;
            b = rest;
        }
        return a;
    }

    // The product of both has more divisors.
    //@ requires 0 < a && a <= 1000 && 0 < b && b <= 1000;
    //@ ensures a % \result == 0 && b % \result == 0;
    // check CommonDivisors.ofProduct with no bounds: invalid, ensures
    static int ofProduct(int a, int b) {
        int x = a;
        int y = a * b;
        while (y != 0) {
            int rest = x % y;
            x = y;
            y = rest;
        }
        return x;
    }
}
