package java.lang;

import oxpecker.Deterministic;
import oxpecker.Oox;

@Deterministic
public final class Double extends Number implements Comparable<Double> {
    public static final Class<Double> TYPE = (Class<Double>) (Class<?>) double.class;
    public static final double POSITIVE_INFINITY = 1.0 / 0.0;
    public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
    public static final double NaN = 0.0 / 0.0;
    public static final double MAX_VALUE = 0x1.fffffffffffffP+1023;
    public static final double MIN_NORMAL = 0x1.0p-1022;
    public static final double MIN_VALUE = 0x0.0000000000001P-1022;
    public static final int MAX_EXPONENT = 1023;
    public static final int MIN_EXPONENT = -1022;
    public static final int SIZE = 64;
    public static final int PRECISION = 53;
    public static final int BYTES = 8;

    private final double value;

    public Double(double value) {
        this.value = value;
    }

    public Double(String text) throws NumberFormatException {
        this(parseDouble(text));
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

    public static /*@ pure @*/ long doubleToLongBits(double value) {
        return Oox.bits(value);
    }

    /** Which NaN a computed one is, nobody says; here it is the usual one. */
    public static /*@ pure @*/ long doubleToRawLongBits(double value) {
        return Oox.bits(value);
    }

    public static /*@ pure @*/ double longBitsToDouble(long bits) {
        return Oox.bits(bits);
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
