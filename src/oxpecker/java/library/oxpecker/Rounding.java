package oxpecker;

/** Operations on doubles whose results are exact or rounded once. */
public final class Rounding {
    /** Numbers from 2 to the power of 52 on are whole; the difference to what is not a number is none. */
    public static /*@ pure @*/ long halfUp(double a) {
        double below = Oox.elementary("floor", a);
        return (long) below + (a - below >= 0.5 ? 1 : 0);
    }

    public static /*@ pure @*/ int halfUp(float a) {
        long rounded = halfUp((double) a);
        return rounded > Integer.MAX_VALUE ? Integer.MAX_VALUE : rounded < Integer.MIN_VALUE ? Integer.MIN_VALUE : (int) rounded;
    }

    /**
     * A number times a power of two, rounded once: the part of the scale that is no multiple of 512 comes first. What is too
     * small for all its digits then becomes zero in the next step, whatever it was rounded to.
     */
    public static /*@ pure @*/ double scaled(double value, int exponent) {
        int rest = exponent > 2099 ? 2099 : exponent < -2099 ? -2099 : exponent;
        double result = value * Oox.bits((long) (rest % 512 + 1023) << 52);
        double step = rest < 0 ? 0x1.0p-512 : 0x1.0p512;
        for (int times = rest < 0 ? -(rest / 512) : rest / 512; times > 0; times--) {
            result = result * step;
        }
        return result;
    }

    /** As a double the product is exact, so that it is rounded once. */
    public static /*@ pure @*/ float scaled(float value, int exponent) {
        int rest = exponent > 278 ? 278 : exponent < -278 ? -278 : exponent;
        return (float) (value * Oox.bits((long) (rest + 1023) << 52));
    }

    /**
     * What is left of a number after the nearest multiple of another, the even one of two that are as near. By twice the
     * divisor, the remainder tells whether the quotient is even; all differences here are exact.
     */
    public static /*@ pure @*/ double nearestRemainder(double value, double divisor) {
        if (value != value || divisor != divisor || divisor == 0 || value - value != 0) {
            return Double.NaN;
        }
        double size = divisor < 0 ? -divisor : divisor;
        double rest = value > 0 ? value : 0 - value;
        if (size <= Double.MAX_VALUE / 2) {
            rest = rest % (size + size);
        }
        // Half of the smallest numbers is none of them, and twice the greatest is infinite.
        boolean doubles = size < 1;
        double half = size / 2;
        if (doubles ? rest + rest > size : rest > half) {
            rest = rest - size;
            if (doubles ? rest + rest >= size : rest >= half) {
                rest = rest - size;
            }
        }
        boolean negative = value < 0 || value == 0 && 1 / value < 0;
        return negative ? -rest : rest;
    }
}
