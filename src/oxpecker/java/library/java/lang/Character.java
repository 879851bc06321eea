package java.lang;

public final class Character implements Comparable<Character> {
    public static final char MIN_VALUE = '\u0000';
    public static final char MAX_VALUE = '\uffff';

    private final char value;
    /** Whether this is the one object that `valueOf` gives for its value. */
    private final boolean kept;

    public Character(char value) {
        this(value, false);
    }

    private Character(char value, boolean kept) {
        this.value = value;
        this.kept = kept;
    }

    public static Character valueOf(char value) {
        return new Character(value, value <= 127);
    }

    /** Identity, as Java has it. */
    public static /*@ pure @*/ boolean same(Character a, Character b) {
        if (a == null || b == null) {
            return a == null && b == null;
        }
        return oxpecker.Identity.references(a, b) || a.kept && b.kept && a.value == b.value;
    }

    public /*@ pure @*/ char charValue() {
        return value;
    }

    public boolean equals(Object other) {
        return other instanceof Character && ((Character) other).value == value;
    }

    public int hashCode() {
        return value;
    }

    public static int compare(char x, char y) {
        return x - y;
    }

    public int compareTo(Character other) {
        return compare(value, other.value);
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(char value) {
        return String.valueOf(value);
    }
}
