package java.util;

/** Only those whose rules are the ones of plain text. */
public final class Locale implements Cloneable, java.io.Serializable, oxpecker.Shared {
    public static final Locale ROOT = new Locale("");
    public static final Locale ENGLISH = new Locale("en");
    public static final Locale US = new Locale("en_US");
    public static final Locale UK = new Locale("en_GB");

    private static final Locale DEFAULT = new Locale("en_US");

    private final String name;

    private Locale(String name) {
        this.name = name;
    }

    public enum Category {
        DISPLAY, FORMAT
    }

    public static Locale getDefault() {
        return DEFAULT;
    }

    public static Locale getDefault(Category category) {
        Objects.requireNonNull(category);
        return DEFAULT;
    }

    public Object clone() {
        return new Locale(name);
    }

    public boolean equals(Object other) {
        return other instanceof Locale && name.equals(((Locale) other).name);
    }

    public native int hashCode();

    public String toString() {
        return String.around(String.textOf(name));
    }

    /** Java may return a locale that exists. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof Locale && name.equals(((Locale) other).name);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return name != null;
    }
}
