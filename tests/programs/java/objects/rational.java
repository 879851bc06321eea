// Rational numbers in lowest terms, with an invariant; the wrong sum forgets a denominator.
final class Rational {
    final int numerator;
    final int denominator;
    //@ invariant denominator > 0;

    //@ requires denominator != 0 && denominator > -100 && denominator < 100 && numerator > -100 && numerator < 100;
    //@ ensures (long) this.numerator * denominator == (long) numerator * this.denominator;
    Rational(int numerator, int denominator) {          // check Rational.Rational: valid
        int sign = denominator < 0 ? -1 : 1;
        this.numerator = sign * numerator;
        this.denominator = sign * denominator;
    }

    static int gcd(int a, int b) {
        return b == 0 ? Math.abs(a) : gcd(b, a % b);
    }

    static int[] reduce(int n, int d) {
        int g = gcd(n, d);
        return new int[] {n / g, d / g};                // check Rational.nothing: invalid, exception here
    }

    static void reduced(int n, int d) {                 // check Rational.reduced: valid
        if (n >= 0 && n <= 4 && d >= 1 && d <= 4) {
            int[] r = reduce(n, d);
            assert r[0] * d == r[1] * n && gcd(r[0], r[1]) == 1;
        }
    }

    static int[] nothing(int d) {
        return d < 0 || d > 3 ? null : reduce(0, d);
    }

    Rational plus(Rational other) {
        return new Rational(numerator * other.denominator + other.numerator * denominator, denominator * other.denominator);
    }

    static void sums(byte a, byte b) {                  // check Rational.sums: valid
        if (a > -10 && a < 10 && b > -10 && b < 10) {
            Rational half = new Rational(a, 2).plus(new Rational(b, 2));
            assert half.numerator == 2 * (a + b) && half.denominator == 4;
        }
    }

    static boolean less(Rational p, Rational q) {
        return p.numerator / p.denominator < q.numerator / q.denominator;
    }

    static void compared(int a) {
        if (a > 0 && a < 10) {
            assert less(new Rational(a, 10), new Rational(1, 1));
            assert less(new Rational(1, 10), new Rational(a + 1, 10));  // check Rational.compared: invalid, exception here
        }
    }
}
