// Functions of which Java leaves the last digit open, and numbers that are hard to read.
import java.math.BigDecimal;
import java.math.BigInteger;

class Numbers {
    static double of(String function, double x) {
        switch (function) {
            case "sin":
                return Math.sin(x);             // check Numbers.sine: unknown, unsupported the sine of a number
            default:
                return 0;
        }
    }

    static double sine(int x) {
        return x == 7 ? of("sin", x) : of("none", x);
    }

    static double called(int x) {
        return x == 7 ? Math.sin(x) : 0;        // check Numbers.called: unknown, unsupported the sine of a number here
    }

    static double cosine(int x) {
        return x == 7 ? Math.cos(x) : 0;        // check Numbers.cosine: unknown, unsupported the cosine of a number here
    }

    static double tangent(int x) {
        return x == 7 ? Math.tan(x) : 0;        // check Numbers.tangent: unknown, unsupported the tangent of a number here
    }

    static double arcs(int x) {
        return x == 7 ? Math.asin(0.5) : 0;     // check Numbers.arcs: unknown, unsupported the arc sine of a number here
    }

    static double arcCosine(int x) {
        return x == 7 ? Math.acos(0.5) : 0;     // check Numbers.arcCosine: unknown, unsupported the arc cosine of a number here
    }

    static double arcTangent(int x) {
        return x == 7 ? Math.atan2(x, 2) : 0;   // check Numbers.arcTangent: unknown, unsupported the arc tangent of a number here
    }

    static double exponential(int x) {
        return x == 7 ? Math.exp(x) : 0;        // check Numbers.exponential: unknown, unsupported the exponential of a number here
    }

    static double logarithm(int x) {
        return x == 7 ? Math.log10(x) : 0;      // check Numbers.logarithm: unknown, unsupported the logarithm of a number here
    }

    static double root(int x) {
        return x == 7 ? Math.cbrt(x) : 0;       // check Numbers.root: unknown, unsupported the cube root of a number here
    }

    static double hyperbolicSine(int x) {
        return x == 7 ? Math.sinh(x) : 0;       // check Numbers.hyperbolicSine: unknown, unsupported the hyperbolic sine of a number here
    }

    static double hyperbolicCosine(int x) {
        return x == 7 ? Math.cosh(x) : 0;       // check Numbers.hyperbolicCosine: unknown, unsupported the hyperbolic cosine of a number here
    }

    static double hyperbolicTangent(int x) {
        return x == 7 ? Math.tanh(x) : 0;       // check Numbers.hyperbolicTangent: unknown, unsupported the hyperbolic tangent of a number here
    }

    static double hypotenuse(int x) {
        return x == 7 ? Math.hypot(x, 3) : 0;   // check Numbers.hypotenuse: unknown, unsupported the hypotenuse of these numbers here
    }

    static double power(int x) {
        return x == 7 ? Math.pow(x, 0.3) : 0;   // check Numbers.power: unknown, unsupported this power of a number here
    }

    static float fused(int x) {
        return x == 7 ? Math.fma(0.1f, 0.1f, 1e9f) : 0; // check Numbers.fused: unknown, unsupported a fused multiply-add here
    }

    static double digits(int x) {
        return x == 7 ? Double.parseDouble("0.12345678901234567890123") : 0;   // check Numbers.digits: unknown, unsupported a number with so many digits here
    }

    static double exponent(int x) {
        return x == 7 ? Double.parseDouble("1e1234567") : 0;    // check Numbers.exponent: unknown, unsupported a number of such an exponent here
    }

    static double hexadecimal(int x) {
        return x == 7 ? Double.parseDouble("0x1.8p1") : 0;      // check Numbers.hexadecimal: unknown, unsupported hexadecimal numbers with a fraction here
    }

    // What does not get there has its verdict.
    static double exact(int x) {                // check Numbers.exact: valid
        double result = x > 0 ? Math.sin(0.0) + Math.pow(3, 2) : 9;
        assert result == 9;
        return result;
    }

    static double apart(int x) {                // check Numbers.apart: valid
        if (x >= 0) {
            return x;
        }
        return x > 3 ? Math.sin(x) : -x;
    }

    static double wrong(int x) {
        assert x != 3;                          // check Numbers.wrong: invalid, exception here
        return Math.sin(x);
    }

    static boolean one(int x) {
        return BigInteger.valueOf(x) == BigInteger.ONE;     // check Numbers.one: unknown, unsupported whether two equal objects are one object here
    }

    static boolean prime(int x) {
        return x == 7 && BigInteger.TWO.pow(61).isProbablePrime(x);     // check Numbers.prime: unknown, unsupported whether a large number is probably prime here
    }

    static boolean scaled(int x) {
        return new BigDecimal("1e999999").add(BigDecimal.valueOf(x)).signum() > 0;      // check Numbers.scaled: unknown, unsupported decimal numbers with very different scales here
    }

    static double tiny(int x) {
        return x == 7 ? new BigDecimal("1e-400").doubleValue() : 0;     // check Numbers.tiny: unknown, unsupported a decimal number near zero as a floating one here
    }
}
