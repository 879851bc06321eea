package java.lang;

import oxpecker.Deterministic;

@Deterministic
public final class Byte extends Number implements Comparable<Byte>, oxpecker.Kept {
    public static final Class<Byte> TYPE = (Class<Byte>) (Class<?>) byte.class;
    public static final byte MIN_VALUE = -128;
    public static final byte MAX_VALUE = 127;
    public static final int SIZE = 8;
    public static final int BYTES = 1;

    private final byte value;
    /** Whether this is not the one object that `valueOf` gives for a small value. */
    private final boolean $separate;

    public Byte(byte value) {
        this(value, true);
    }

    public Byte(String text) throws NumberFormatException {
        this(parseByte(text), true);
    }

    private Byte(byte value, boolean separate) {
        this.value = value;
        this.$separate = separate;
    }

    public static /*@ pure @*/ Byte valueOf(byte value) {
        return new Byte(value, false);
    }

    /** Identity, as Java has it. */
    public static /*@ pure @*/ boolean same(Byte a, Byte b) {
        if (a == null || b == null) {
            return a == null && b == null;
        }
        return oxpecker.Identity.references(a, b)
            || !a.$separate && !b.$separate && a.value == b.value;
    }

    public /*@ pure @*/ boolean isOne(Object other) {
        return other instanceof Byte && same(this, (Byte) other);
    }

    public /*@ pure @*/ byte byteValue() {
        return value;
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
        return (double) value;
    }

    public /*@ pure @*/ boolean equals(Object other) {
        return other instanceof Byte && ((Byte) other).value == value;
    }

    public /*@ pure @*/ int hashCode() {
        return hashCode(value);
    }

    public static /*@ pure @*/ int hashCode(byte value) {
        return value;
    }

    public static /*@ pure @*/ int compare(byte x, byte y) {
        return x - y;
    }

    public /*@ pure @*/ int compareTo(Byte other) {
        return compare(value, other.value);
    }

    public /*@ pure @*/ String toString() {
        return String.valueOf(value);
    }

    public static /*@ pure @*/ String toString(byte value) {
        return String.valueOf((int) value);
    }

    public static /*@ pure @*/ byte parseByte(String text) throws NumberFormatException {
        return parseByte(text, 10);
    }

    public static /*@ pure @*/ byte parseByte(String text, int radix) throws NumberFormatException {
        int value = Integer.parseInt(text, radix);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
        }
        return (byte) value;
    }

    public static /*@ pure @*/ Byte valueOf(String text) throws NumberFormatException {
        return valueOf(parseByte(text, 10));
    }

    public static /*@ pure @*/ Byte valueOf(String text, int radix) throws NumberFormatException {
        return valueOf(parseByte(text, radix));
    }

    public static /*@ pure @*/ int toUnsignedInt(byte value) {
        return value & 0xff;
    }

    public static /*@ pure @*/ long toUnsignedLong(byte value) {
        return value & 0xffL;
    }

    public static /*@ pure @*/ int compareUnsigned(byte x, byte y) {
        return (x & 0xff) - (y & 0xff);
    }

    public static /*@ pure @*/ Byte decode(String text) throws NumberFormatException {
        int value = Integer.decode(text);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value " + value + " out of range from input " + text);
        }
        return valueOf((byte) value);
    }

    /** How inputs are written. */
    static Byte $of(byte value) {
        return valueOf(value);
    }
}
