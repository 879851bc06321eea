package java.lang;

import oxpecker.Deterministic;

@Deterministic
public final class Boolean implements java.io.Serializable, Comparable<Boolean>, oxpecker.Kept {
    public static final Class<Boolean> TYPE = (Class<Boolean>) (Class<?>) boolean.class;
    public static final Boolean TRUE = new Boolean(true, false);
    public static final Boolean FALSE = new Boolean(false, false);

    private final boolean value;
    /** Whether this is not the one object that `valueOf` gives for a value. */
    private final boolean $separate;

    public Boolean(boolean value) {
        this(value, true);
    }

    private Boolean(boolean value, boolean separate) {
        this.value = value;
        this.$separate = separate;
    }

    public Boolean(String text) {
        this(parseBoolean(text));
    }

    public static /*@ pure @*/ Boolean valueOf(boolean value) {
        return value ? TRUE : FALSE;
    }

    public static /*@ pure @*/ Boolean valueOf(String text) {
        return valueOf(parseBoolean(text));
    }

    public static /*@ pure @*/ boolean parseBoolean(String text) {
        return "true".equalsIgnoreCase(text);
    }

    /** Identity, as Java has it. */
    public static /*@ pure @*/ boolean same(Boolean a, Boolean b) {
        if (a == null || b == null) {
            return a == null && b == null;
        }
        return oxpecker.Identity.references(a, b) || !a.$separate && !b.$separate && a.value == b.value;
    }

    public /*@ pure @*/ boolean isOne(Object other) {
        return other instanceof Boolean && same(this, (Boolean) other);
    }

    public /*@ pure @*/ boolean booleanValue() {
        return value;
    }

    public /*@ pure @*/ boolean equals(Object other) {
        return other instanceof Boolean && ((Boolean) other).value == value;
    }

    public /*@ pure @*/ int hashCode() {
        return hashCode(value);
    }

    public static /*@ pure @*/ int hashCode(boolean value) {
        return value ? 1231 : 1237;
    }

    public static /*@ pure @*/ int compare(boolean x, boolean y) {
        return x == y ? 0 : x ? 1 : -1;
    }

    public /*@ pure @*/ int compareTo(Boolean other) {
        return compare(value, other.value);
    }

    public static /*@ pure @*/ boolean logicalAnd(boolean a, boolean b) {
        return a & b;
    }

    public static /*@ pure @*/ boolean logicalOr(boolean a, boolean b) {
        return a | b;
    }

    public static /*@ pure @*/ boolean logicalXor(boolean a, boolean b) {
        return a ^ b;
    }

    public /*@ pure @*/ String toString() {
        return String.valueOf(value);
    }

    public static /*@ pure @*/ String toString(boolean value) {
        return String.valueOf(value);
    }

    /** How inputs are written. */
    static Boolean $of(boolean value) {
        return valueOf(value);
    }
}
