// Euclid by subtraction and by remainders: both go wrong for zero or negative numbers.
class Gcd {
    static int byRemainder(int a, int b) {
        int r = a % b;                                  // check Gcd.byRemainder: invalid, exception here
        while (r != 0) {
            a = b;
            b = r;
            r = a % b;
        }
        return b;
    }

    //@ requires -3 <= a && a <= 3 && -3 <= b && b <= 3;
    //@ ensures \result >= 0;                           // check Gcd.signed: invalid, ensures here
    static int signed(int a, int b) {
        return b == 0 ? a : signed(b, a % b);
    }

    //@ requires 0 <= a && a <= 4 && 0 <= b && b <= 4;
    static int bySubtraction(int a, int b) {
        //@ decreases a + b;                            // check Gcd.bySubtraction: invalid, decreases here
        while (a != b) {
            if (a > b) {
                a -= b;
            } else {
                b -= a;
            }
        }
        return a;
    }
}
