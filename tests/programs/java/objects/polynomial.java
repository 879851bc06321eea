// Polynomials: Horner's rule against powers, sums and derivatives of them.
class Polynomial {
    private final int[] coefficients;

    Polynomial(int... coefficients) {
        this.coefficients = coefficients;
    }

    int at(int x) {
        int value = 0;
        for (int i = coefficients.length - 1; i >= 0; i--) {
            value = value * x + coefficients[i];
        }
        return value;
    }

    int byPowers(int x) {
        int value = 0;
        int power = 1;
        for (int c : coefficients) {
            value += c * power;
            power *= x;
        }
        return value;
    }

    Polynomial plus(Polynomial other) {
        int[] sum = new int[Math.max(coefficients.length, other.coefficients.length)];
        for (int i = 0; i < sum.length; i++) {
            sum[i] = (i < coefficients.length ? coefficients[i] : 0)
                + (i < other.coefficients.length ? other.coefficients[i] : 0);
        }
        return new Polynomial(sum);
    }

    Polynomial plusWrong(Polynomial other) {
        int[] sum = coefficients.clone();
        for (int i = 0; i < other.coefficients.length; i++) {
            sum[i] += other.coefficients[i];            // check Polynomial.longer: invalid, exception here
        }
        return new Polynomial(sum);
    }

    Polynomial derivative() {
        int[] d = new int[coefficients.length - 1];     // check Polynomial.empty: invalid, exception here
        for (int i = 1; i < coefficients.length; i++) {
            d[i - 1] = i * coefficients[i];
        }
        return new Polynomial(d);
    }

    static void horner(byte x, int a, int b, int c) {   // check Polynomial.horner: valid
        Polynomial p = new Polynomial(a, b, c);
        if (x >= -2 && x <= 2) {
            assert p.at(x) == p.byPowers(x);
        }
    }

    static void sum(int a, int b, int c) {              // check Polynomial.sum: valid
        Polynomial p = new Polynomial(a, b).plus(new Polynomial(c));
        assert p.at(3) == a + 3 * b + c;
    }

    static void longer(int a, int b) {
        new Polynomial(a).plusWrong(new Polynomial(a, b));
    }

    static void empty(boolean none) {
        (none ? new Polynomial() : new Polynomial(1, 2)).derivative();
    }
}
