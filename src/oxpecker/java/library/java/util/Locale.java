package java.util;

/** Only those whose rules are the ones of plain text. */
public final class Locale {
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

    public String toString() {
        return name;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return name != null;
    }
}
