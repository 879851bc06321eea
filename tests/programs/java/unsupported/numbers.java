// Numbers that are hard to read, to round once, or to tell apart.
import java.math.BigDecimal;
import java.math.BigInteger;

class Numbers {
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
    static float apart(int x) {                 // check Numbers.apart: valid
        if (x >= 0) {
            return x;
        }
        return x > 3 ? Math.fma(0.1f, 0.1f, 1e9f) : -x;
    }

    static float wrong(int x) {
        assert x != 3;                          // check Numbers.wrong: invalid, exception here
        return x == 7 ? Math.fma(0.1f, 0.1f, 1e9f) : 0;
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
