package java.lang;

import oxpecker.Deterministic;
import oxpecker.Oox;

@Deterministic
public final class Float extends Number implements Comparable<Float> {
    public static final Class<Float> TYPE = (Class<Float>) (Class<?>) float.class;
    public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
    public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
    public static final float NaN = 0.0f / 0.0f;
    public static final float MAX_VALUE = 0x1.fffffeP+127f;
    public static final float MIN_NORMAL = 0x1.0p-126f;
    public static final float MIN_VALUE = 0x0.000002P-126f;
    public static final int MAX_EXPONENT = 127;
    public static final int MIN_EXPONENT = -126;
    public static final int SIZE = 32;
    public static final int PRECISION = 24;
    public static final int BYTES = 4;

    private final float value;

    public Float(float value) {
        this.value = value;
    }

    public Float(double value) {
        this((float) value);
    }

    public Float(String text) throws NumberFormatException {
        this(parseFloat(text));
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

    public static /*@ pure @*/ int floatToIntBits(float value) {
        return Oox.bits(value);
    }

    /** Which NaN a computed one is, nobody says; here it is the usual one. */
    public static /*@ pure @*/ int floatToRawIntBits(float value) {
        return Oox.bits(value);
    }

    public static /*@ pure @*/ float intBitsToFloat(int bits) {
        return Oox.bits(bits);
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
