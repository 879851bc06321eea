package java.lang;

public final class Double extends Number implements Comparable<Double> {
    public static final double POSITIVE_INFINITY = 1.0 / 0.0;
    public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
    public static final double NaN = 0.0 / 0.0;
    public static final double MAX_VALUE = 0x1.fffffffffffffP+1023;
    public static final double MIN_NORMAL = 0x1.0p-1022;
    public static final double MIN_VALUE = 0x0.0000000000001P-1022;
    public static final int MAX_EXPONENT = 1023;
    public static final int MIN_EXPONENT = -1022;
    public static final int SIZE = 64;
    public static final int BYTES = 8;

    private final double value;

    public Double(double value) {
        this.value = value;
    }

    public static /*@ pure @*/ Double valueOf(double value) {
        return new Double(value);
    }

    public static Double valueOf(String text) throws NumberFormatException {
        return new Double(parseDouble(text));
    }

    public static double parseDouble(String text) throws NumberFormatException {
        return oxpecker.DecimalReading.readDouble(text);
    }

    /** Identity, as Java has it. */
    public static /*@ pure @*/ boolean same(Double a, Double b) {
        if (a == null || b == null) {
            return a == null && b == null;
        }
        return oxpecker.Identity.references(a, b);
    }

    public /*@ pure @*/ byte byteValue() {
        return (byte) value;
    }

    public /*@ pure @*/ short shortValue() {
        return (short) value;
    }

    public /*@ pure @*/ int intValue() {
        return (int) value;
    }

    public /*@ pure @*/ long longValue() {
        return (long) value;
    }

    public /*@ pure @*/ float floatValue() {
        return (float) value;
    }

    public /*@ pure @*/ double doubleValue() {
        return value;
    }

    /** Equality of bits, with all NaNs alike: 0.0 is not -0.0. */
    public /*@ pure @*/ boolean equals(Object other) {
        return other instanceof Double && compare(((Double) other).value, value) == 0;
    }

    public /*@ pure @*/ int hashCode() {
        return hashCode(value);
    }

    public static /*@ pure @*/ int hashCode(double value) {
        long bits = doubleToLongBits(value);
        return (int) (bits ^ bits >>> 32);
    }

    public /*@ pure @*/ boolean isNaN() {
        return isNaN(value);
    }

    public /*@ pure @*/ boolean isInfinite() {
        return isInfinite(value);
    }

    public static /*@ pure @*/ boolean isNaN(double value) {
        return value != value;
    }

    public static /*@ pure @*/ boolean isInfinite(double value) {
        return value == POSITIVE_INFINITY | value == NEGATIVE_INFINITY;
    }

    public static /*@ pure @*/ boolean isFinite(double value) {
        return value - value == 0;
    }

    public static /*@ pure @*/ int compare(double x, double y) {
        if (x < y) {
            return -1;
        }
        if (x > y) {
            return 1;
        }
        if (x == y) {
            return x != 0 ? 0 : 1 / x == 1 / y ? 0 : 1 / x < 0 ? -1 : 1;
        }
        return isNaN(x) ? isNaN(y) ? 0 : 1 : -1;
    }

    public /*@ pure @*/ int compareTo(Double other) {
        return compare(value, other.value);
    }

    public static /*@ pure @*/ double min(double a, double b) {
        return Math.min(a, b);
    }

    public static /*@ pure @*/ double max(double a, double b) {
        return Math.max(a, b);
    }

    public static /*@ pure @*/ double sum(double a, double b) {
        return a + b;
    }

    /** The bits of a number, found by scaling its magnitude, which is exact, until it is the significand. */
    public static /*@ pure @*/ long doubleToLongBits(double value) {
        if (value != value) {
            return 0x7ff8000000000000L;
        }
        long sign = value < 0 || value == 0 && 1 / value < 0 ? 1L << 63 : 0;
        double magnitude = value < 0 ? -value : value;
        if (magnitude == 0 || magnitude == POSITIVE_INFINITY) {
            return magnitude == 0 ? sign : sign | 0x7ff0000000000000L;
        }
        int exponent = 1075;
        // Near 1, one power after the other: an input then meets few magnitudes before its decisions are too many.
        double above = 2;
        double below = 1;
        if (magnitude >= 1) {
            while (magnitude >= above && above < 0x1.0p32) {
                above = above * 2;
            }
        } else {
            while (magnitude < below && below > 0x1.0p-32) {
                below = below / 2;
            }
            above = below * 2;
        }
        if (magnitude < above && magnitude >= above / 2) {
            long significand = (long) (magnitude / above * 0x1.0p53);
            int place = 1022;
            for (double power = 1; power < above; power = power * 2) {
                place++;
            }
            for (double power = 1; power > above; power = power / 2) {
                place--;
            }
            return sign | (long) place << 52 | significand & 0xfffffffffffffL;
        }
        for (int step = 512; step > 0; step = step / 2) {
            double power = power(step);
            if (magnitude >= power * 0x1.0p52 * 2) {
                magnitude = magnitude / power;
                exponent += step;
            }
        }
        if (magnitude >= 0x1.0p53) {
            magnitude = magnitude / 2;
            exponent++;
        }
        while (magnitude < 0x1.0p52 && exponent > 1) {
            int step = magnitude * 0x1.0p16 < 0x1.0p52 && exponent > 17 ? 16 : 1;
            magnitude = magnitude * power(step);
            exponent -= step;
        }
        long significand = (long) magnitude;
        return significand < 1L << 52 ? sign | significand : sign | (long) exponent << 52 | significand & 0xfffffffffffffL;
    }

    public static /*@ pure @*/ long doubleToRawLongBits(double value) {
        return doubleToLongBits(value);
    }

    private static /*@ pure @*/ double power(int exponent) {
        double result = 1;
        double square = 2;
        for (int rest = exponent; rest > 0; rest = rest / 2) {
            if (rest % 2 == 1) {
                result = result * square;
            }
            square = square * square;
        }
        return result;
    }

    public static /*@ pure @*/ double longBitsToDouble(long bits) {
        int exponent = (int) (bits >>> 52) & 0x7ff;
        long significand = bits & 0xfffffffffffffL;
        double sign = bits < 0 ? -1 : 1;
        if (exponent == 0x7ff) {
            return significand == 0 ? sign * POSITIVE_INFINITY : NaN;
        }
        if (exponent == 0) {
            return sign * significand * MIN_VALUE;
        }
        double magnitude = significand | 1L << 52;
        int scale = exponent - 1075;
        if (scale >= 0) {
            return sign * (magnitude * power(scale));
        }
        int more = scale < -1022 ? -1022 - scale : 0;
        return sign * (magnitude / power(-scale - more) / power(more));
    }

    public /*@ pure @*/ String toString() {
        return String.valueOf(value);
    }

    public static /*@ pure @*/ String toString(double value) {
        return String.valueOf(value);
    }

    /** How inputs are written. */
    static Double $of(double value) {
        return valueOf(value);
    }
}
