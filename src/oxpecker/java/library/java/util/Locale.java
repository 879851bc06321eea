package java.util;

/** Only those whose rules are the ones of plain text. */
public final class Locale implements Cloneable, java.io.Serializable {
    public static final Locale ROOT = new Locale("");
    public static final Locale ENGLISH = new Locale("en");
    public static final Locale US = new Locale("en_US");
    public static final Locale UK = new Locale("en_GB");

    private final String name;

    private Locale(String name) {
        this.name = name;
    }

    public static Locale getDefault() {
        return US;
    }

    public Object clone() {
        return new Locale(name);
    }

    public boolean equals(Object other) {
        return other instanceof Locale && name.equals(((Locale) other).name);
    }

    public native int hashCode();

    public String toString() {
        return name;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return name != null;
    }
}
