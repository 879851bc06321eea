package java.lang;

public final class Float extends Number implements Comparable<Float> {
    public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
    public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
    public static final float NaN = 0.0f / 0.0f;
    public static final float MAX_VALUE = 0x1.fffffeP+127f;
    public static final float MIN_NORMAL = 0x1.0p-126f;
    public static final float MIN_VALUE = 0x0.000002P-126f;
    public static final int MAX_EXPONENT = 127;
    public static final int MIN_EXPONENT = -126;
    public static final int SIZE = 32;
    public static final int BYTES = 4;

    private final float value;

    public Float(float value) {
        this.value = value;
    }

    public static /*@ pure @*/ Float valueOf(float value) {
        return new Float(value);
    }

    public static Float valueOf(String text) throws NumberFormatException {
        return new Float(parseFloat(text));
    }

    public static float parseFloat(String text) throws NumberFormatException {
        return oxpecker.DecimalReading.readFloat(text);
    }

    /** Identity, as Java has it. */
    public static /*@ pure @*/ boolean same(Float a, Float b) {
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
        return value;
    }

    public /*@ pure @*/ double doubleValue() {
        return (double) value;
    }

    /** Equality of bits, with all NaNs alike: 0.0 is not -0.0. */
    public /*@ pure @*/ boolean equals(Object other) {
        return other instanceof Float && compare(((Float) other).value, value) == 0;
    }

    public /*@ pure @*/ int hashCode() {
        return hashCode(value);
    }

    public static /*@ pure @*/ int hashCode(float value) {
        return floatToIntBits(value);
    }

    public /*@ pure @*/ boolean isNaN() {
        return isNaN(value);
    }

    public /*@ pure @*/ boolean isInfinite() {
        return isInfinite(value);
    }

    public static /*@ pure @*/ boolean isNaN(float value) {
        return value != value;
    }

    public static /*@ pure @*/ boolean isInfinite(float value) {
        return value == POSITIVE_INFINITY | value == NEGATIVE_INFINITY;
    }

    public static /*@ pure @*/ boolean isFinite(float value) {
        return value - value == 0;
    }

    public static /*@ pure @*/ int compare(float x, float y) {
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

    public /*@ pure @*/ int compareTo(Float other) {
        return compare(value, other.value);
    }

    public static /*@ pure @*/ float min(float a, float b) {
        return Math.min(a, b);
    }

    public static /*@ pure @*/ float max(float a, float b) {
        return Math.max(a, b);
    }

    public static /*@ pure @*/ float sum(float a, float b) {
        return a + b;
    }

    /** The bits of a number, found by scaling its magnitude, which is exact, until it is the significand. */
    public static /*@ pure @*/ int floatToIntBits(float value) {
        if (value != value) {
            return 0x7fc00000;
        }
        int sign = value < 0 || value == 0 && 1 / value < 0 ? 1 << 31 : 0;
        float magnitude = value < 0 ? -value : value;
        if (magnitude == 0 || magnitude == POSITIVE_INFINITY) {
            return magnitude == 0 ? sign : sign | 0x7f800000;
        }
        int exponent = 150;
        // Near 1, one power after the other: an input then meets few magnitudes before its decisions are too many.
        float above = 2;
        float below = 1;
        if (magnitude >= 1) {
            while (magnitude >= above && above < 0x1.0p32f) {
                above = above * 2;
            }
        } else {
            while (magnitude < below && below > 0x1.0p-32f) {
                below = below / 2;
            }
            above = below * 2;
        }
        if (magnitude < above && magnitude >= above / 2) {
            int significand = (int) (magnitude / above * 0x1.0p24f);
            int place = 126;
            for (float power = 1; power < above; power = power * 2) {
                place++;
            }
            for (float power = 1; power > above; power = power / 2) {
                place--;
            }
            return sign | place << 23 | significand & 0x7fffff;
        }
        for (int step = 64; step > 0; step = step / 2) {
            float power = power(step);
            if (magnitude >= power * 0x1.0p23f * 2) {
                magnitude = magnitude / power;
                exponent += step;
            }
        }
        if (magnitude >= 0x1.0p24f) {
            magnitude = magnitude / 2;
            exponent++;
        }
        while (magnitude < 0x1.0p23f && exponent > 1) {
            int step = magnitude * 0x1.0p16f < 0x1.0p23f && exponent > 17 ? 16 : 1;
            magnitude = magnitude * power(step);
            exponent -= step;
        }
        int significand = (int) magnitude;
        return significand < 1 << 23 ? sign | significand : sign | (int) exponent << 23 | significand & 0x7fffff;
    }

    public static /*@ pure @*/ int floatToRawIntBits(float value) {
        return floatToIntBits(value);
    }

    private static /*@ pure @*/ float power(int exponent) {
        float result = 1;
        float square = 2;
        for (int rest = exponent; rest > 0; rest = rest / 2) {
            if (rest % 2 == 1) {
                result = result * square;
            }
            square = square * square;
        }
        return result;
    }

    public static /*@ pure @*/ float intBitsToFloat(int bits) {
        int exponent = (int) (bits >>> 23) & 0xff;
        int significand = bits & 0x7fffff;
        float sign = bits < 0 ? -1 : 1;
        if (exponent == 0xff) {
            return significand == 0 ? sign * POSITIVE_INFINITY : NaN;
        }
        if (exponent == 0) {
            return sign * significand * MIN_VALUE;
        }
        float magnitude = significand | 1 << 23;
        int scale = exponent - 150;
        if (scale >= 0) {
            return sign * (magnitude * power(scale));
        }
        int more = scale < -126 ? -126 - scale : 0;
        return sign * (magnitude / power(-scale - more) / power(more));
    }

    public /*@ pure @*/ String toString() {
        return String.valueOf(value);
    }

    public static /*@ pure @*/ String toString(float value) {
        return String.valueOf(value);
    }

    /** How inputs are written. */
    static Float $of(float value) {
        return valueOf(value);
    }
}
