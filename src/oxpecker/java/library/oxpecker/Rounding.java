package oxpecker;

/** Operations on doubles whose results are exact or rounded once. */
public final class Rounding {
    private static final double WHOLE = 0x1.0p52;

    /** Numbers this large are whole, and so are infinities and NaN. */
    private static /*@ pure @*/ boolean isWhole(double a) {
        return !(a > -WHOLE & a < WHOLE) | a == 0;
    }

    public static /*@ pure @*/ double floor(double a) {
        if (isWhole(a)) {
            return a;
        }
        double below = (long) a;
        if (below > a) {
            return below - 1;
        }
        return below == 0 && a < 0 ? -0.0 : below;
    }

    /** The nearest whole number, the even one of two. */
    public static /*@ pure @*/ double nearest(double a) {
        if (isWhole(a)) {
            return a;
        }
        double magnitude = a < 0 ? -a : a;
        double result = magnitude + WHOLE - WHOLE;
        return a < 0 ? -result : result;
    }

    public static /*@ pure @*/ long halfUp(double a) {
        if (isWhole(a)) {
            return (long) a;
        }
        double below = floor(a);
        return (long) below + (a - below >= 0.5 ? 1 : 0);
    }

    public static /*@ pure @*/ int halfUp(float a) {
        long rounded = halfUp((double) a);
        return rounded > Integer.MAX_VALUE ? Integer.MAX_VALUE : rounded < Integer.MIN_VALUE ? Integer.MIN_VALUE : (int) rounded;
    }

    /** Bit by bit, as on paper: the significand with an even exponent, twice as many bits as the result. */
    public static /*@ pure @*/ double squareRoot(double a) {
        if (!(a > 0) || a == Double.POSITIVE_INFINITY) {
            return a < 0 ? Double.NaN : a;
        }
        boolean tiny = a < Double.MIN_NORMAL;
        long bits = Double.doubleToLongBits(tiny ? a * 0x1.0p54 : a);
        int exponent = (int) (bits >>> 52) - 1023;
        long rest = bits & 0xfffffffffffffL | 1L << 52;
        if ((exponent & 1) != 0) {
            rest = rest << 1;
            exponent--;
        }
        rest = rest << 1;
        long root = 0;
        long twice = 0;
        for (long bit = 1L << 53; bit != 0; bit = bit >> 1) {
            long next = twice + bit;
            if (next <= rest) {
                twice = next + bit;
                rest -= next;
                root += bit;
            }
            rest = rest << 1;
        }
        if (rest != 0) {
            root += root & 1;
        }
        long half = (root >> 1) + ((long) (exponent / 2 - 1 + 1023) << 52);
        double result = Double.longBitsToDouble(half);
        return tiny ? result * 0x1.0p-27 : result;
    }

    /** Rounded once. */
    public static /*@ pure @*/ double fusedMultiplyAdd(double a, double b, double c) {
        return Oox.unsupported("a fused multiply-add");
    }

    /** Powers that Java says exactly, and those that are exact numbers. */
    public static /*@ pure @*/ double power(double a, double b) {
        if (b == 0 || a == 1 && b == b && !Double.isInfinite(b)) {
            return 1;
        }
        if (a != a || b != b || b == 1) {
            return b == 1 ? a : Double.NaN;
        }
        if (b == 2) {
            return a * a;
        }
        if (Double.isInfinite(b) && (a == 1 || a == -1)) {
            return Double.NaN;
        }
        boolean small = b == nearest(b) && b > -1100 && b < 1100;
        if (!small || a - a != 0 || a == 0) {
            return small && b > 0 && a == 0 ? (nearest(b / 2) * 2 == b ? 0 : a) : Estimate.pow(a, b);
        }
        int count = (int) (b < 0 ? -b : b);
        double result = 1;
        for (int i = 0; i < count; i++) {
            double next = result * a;
            boolean exact = isPowerOfTwo(a) || next == nearest(next) && a == nearest(a) && next < 0x1.0p53 && next > -0x1.0p53;
            if (!exact) {
                return Estimate.pow(a, b);
            }
            result = next;
        }
        if (b > 0) {
            return result;
        }
        return isPowerOfTwo(a) && result - result == 0 ? 1 / result : Estimate.pow(a, b);
    }

    private static /*@ pure @*/ boolean isPowerOfTwo(double a) {
        return a == 2 || a == 0.5 || a == 4 || a == 0.25 || a == 8 || a == 16;
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
