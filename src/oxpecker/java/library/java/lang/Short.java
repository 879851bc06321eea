package java.lang;

public final class Short extends Number implements Comparable<Short> {
    public static final short MIN_VALUE = -32768;
    public static final short MAX_VALUE = 32767;

    private final short value;
    /** Whether this is the one object that `valueOf` gives for its value. */
    private final boolean kept;

    public Short(short value) {
        this(value, false);
    }

    private Short(short value, boolean kept) {
        this.value = value;
        this.kept = kept;
    }

    public static Short valueOf(short value) {
        return new Short(value, value >= -128 && value <= 127);
    }

    /** Identity, as Java has it. */
    public static /*@ pure @*/ boolean same(Short a, Short b) {
        if (a == null || b == null) {
            return a == null && b == null;
        }
        return oxpecker.Identity.references(a, b) || a.kept && b.kept && a.value == b.value;
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

    public boolean equals(Object other) {
        return other instanceof Short && ((Short) other).value == value;
    }

    public int hashCode() {
        return value;
    }

    public static int compare(short x, short y) {
        return x - y;
    }

    public int compareTo(Short other) {
        return compare(value, other.value);
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(short value) {
        return String.valueOf(value);
    }
}
