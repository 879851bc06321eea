package java.lang;

import oxpecker.Deterministic;

@Deterministic
public final class Short extends Number implements Comparable<Short>, oxpecker.Kept {
    public static final Class<Short> TYPE = (Class<Short>) (Class<?>) short.class;
    public static final short MIN_VALUE = -32768;
    public static final short MAX_VALUE = 32767;
    public static final int SIZE = 16;
    public static final int BYTES = 2;

    private final short value;
    /** Whether this is not the one object that `valueOf` gives for a small value. */
    private final boolean $separate;

    public Short(short value) {
        this(value, true);
    }

    public Short(String text) throws NumberFormatException {
        this(parseShort(text), true);
    }

    private Short(short value, boolean separate) {
        this.value = value;
        this.$separate = separate;
    }

    public static /*@ pure @*/ Short valueOf(short value) {
        return new Short(value, false);
    }

    /** Identity, as Java has it. */
    public static /*@ pure @*/ boolean same(Short a, Short b) {
        if (a == null || b == null) {
            return a == null && b == null;
        }
        return oxpecker.Identity.references(a, b)
            || !a.$separate && !b.$separate && a.value == b.value && a.value >= -128 && a.value <= 127;
    }

    public /*@ pure @*/ boolean isOne(Object other) {
        return other instanceof Short && same(this, (Short) other);
    }

    public /*@ pure @*/ byte byteValue() {
        return (byte) value;
    }

    public /*@ pure @*/ short shortValue() {
        return value;
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
        return (double) value;
    }

    public /*@ pure @*/ boolean equals(Object other) {
        return other instanceof Short && ((Short) other).value == value;
    }

    public /*@ pure @*/ int hashCode() {
        return hashCode(value);
    }

    public static /*@ pure @*/ int hashCode(short value) {
        return value;
    }

    public static /*@ pure @*/ int compare(short x, short y) {
        return x - y;
    }

    public /*@ pure @*/ int compareTo(Short other) {
        return compare(value, other.value);
    }

    public /*@ pure @*/ String toString() {
        return String.valueOf(value);
    }

    public static /*@ pure @*/ String toString(short value) {
        return String.valueOf((int) value);
    }

    public static /*@ pure @*/ short parseShort(String text) throws NumberFormatException {
        return parseShort(text, 10);
    }

    public static /*@ pure @*/ short parseShort(String text, int radix) throws NumberFormatException {
        int value = Integer.parseInt(text, radix);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
        }
        return (short) value;
    }

    public static /*@ pure @*/ Short valueOf(String text) throws NumberFormatException {
        return valueOf(parseShort(text, 10));
    }

    public static /*@ pure @*/ Short valueOf(String text, int radix) throws NumberFormatException {
        return valueOf(parseShort(text, radix));
    }

    public static /*@ pure @*/ int toUnsignedInt(short value) {
        return value & 0xffff;
    }

    public static /*@ pure @*/ long toUnsignedLong(short value) {
        return value & 0xffffL;
    }

    public static /*@ pure @*/ short reverseBytes(short value) {
        return (short) ((value & 0xff00) >> 8 | value << 8);
    }

    public static /*@ pure @*/ int compareUnsigned(short x, short y) {
        return (x & 0xffff) - (y & 0xffff);
    }

    public static /*@ pure @*/ Short decode(String text) throws NumberFormatException {
        int value = Integer.decode(text);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value " + value + " out of range from input " + text);
        }
        return valueOf((short) value);
    }

    /** How inputs are written. */
    static Short $of(short value) {
        return valueOf(value);
    }
}
