package java.lang;

public final class Long extends Number implements Comparable<Long> {
    public static final long MIN_VALUE = 0x8000000000000000L;
    public static final long MAX_VALUE = 0x7fffffffffffffffL;
    public static final int SIZE = 64;

    private final long value;
    /** Whether this is the one object that `valueOf` gives for its value. */
    private final boolean kept;

    public Long(long value) {
        this(value, false);
    }

    private Long(long value, boolean kept) {
        this.value = value;
        this.kept = kept;
    }

    public static Long valueOf(long value) {
        return new Long(value, value >= -128 && value <= 127);
    }

    /** Identity, as Java has it. */
    public static /*@ pure @*/ boolean same(Long a, Long b) {
        if (a == null || b == null) {
            return a == null && b == null;
        }
        return oxpecker.Identity.references(a, b) || a.kept && b.kept && a.value == b.value;
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
        return value;
    }

    public /*@ pure @*/ float floatValue() {
        return (float) value;
    }

    public /*@ pure @*/ double doubleValue() {
        return (double) value;
    }

    public boolean equals(Object other) {
        return other instanceof Long && ((Long) other).value == value;
    }

    public int hashCode() {
        return (int) (value ^ (value >>> 32));
    }

    public static int compare(long x, long y) {
        return x < y ? -1 : x == y ? 0 : 1;
    }

    public int compareTo(Long other) {
        return compare(value, other.value);
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(long value) {
        return String.valueOf(value);
    }
}
