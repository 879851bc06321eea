package java.util;

import oxpecker.Oox;

/** A language, a country and a variant. Only the rules of plain text are known, which are those of English. */
@oxpecker.Outside
public final class Locale implements Cloneable, java.io.Serializable, oxpecker.Shared {
    public static final Locale ROOT = new Locale("", "", "", true);
    public static final Locale ENGLISH = new Locale("en", "", "", true);
    public static final Locale US = new Locale("en", "US", "", true);
    public static final Locale UK = new Locale("en", "GB", "", true);

    private static final Locale DEFAULT = new Locale("en", "US", "", true);

    private final String language;
    private final String country;
    private final String variant;

    public Locale(String language, String country, String variant) {
        this(current(mapped(language, 'A', 'Z', 32)), mapped(country, 'a', 'z', -32), Objects.requireNonNull(variant), true);
        if (variant.equals("JP") && this.language.equals("ja") || variant.equals("TH") && this.language.equals("th")) {
            Oox.unsupported("a locale with an extension");
        }
    }

    public Locale(String language, String country) {
        this(language, country, "");
    }

    public Locale(String language) {
        this(language, "", "");
    }

    private Locale(String language, String country, String variant, boolean known) {
        this.language = language;
        this.country = country;
        this.variant = variant;
    }

    /** A text with its letters of ASCII in the other case. */
    private static String mapped(String text, char first, char last, int distance) {
        StringBuilder mapped = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            mapped.append(c >= first && c <= last ? (char) (c + distance) : c);
        }
        return mapped.toString();
    }

    /** The code that Java uses today. */
    private static String current(String language) {
        return language.equals("iw") ? "he" : language.equals("in") ? "id" : language.equals("ji") ? "yi" : language;
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

    public String getLanguage() {
        return language;
    }

    public String getCountry() {
        return country;
    }

    public String getVariant() {
        return variant;
    }

    public Object clone() {
        return new Locale(language, country, variant, true);
    }

    public boolean equals(Object other) {
        return other instanceof Locale && isLike((Locale) other);
    }

    private /*@ pure @*/ boolean isLike(Locale other) {
        return language.equals(other.language) && country.equals(other.country) && variant.equals(other.variant);
    }

    public int hashCode() {
        return (language.hashCode() * 31 * 31 + country.hashCode()) * 31 + variant.hashCode();
    }

    public String toString() {
        boolean more = !country.isEmpty() || !language.isEmpty() && !variant.isEmpty();
        String ending = variant.isEmpty() || language.isEmpty() && country.isEmpty() ? "" : "_" + variant;
        return String.around(String.textOf(language + (more ? "_" + country : "") + ending));
    }

    // --- tags ----------------------------------------------------------------------------------------------

    /** A language and a country. */
    public static Locale forLanguageTag(String tag) {
        int dash = tag.indexOf('-');
        String language = dash < 0 ? tag : tag.substring(0, dash);
        String country = dash < 0 ? "" : tag.substring(dash + 1);
        boolean simple = letters(language, 2, 3) && (dash < 0 || isCountry(country));
        if (!simple && !tag.isEmpty()) {
            Oox.unsupported("a tag of a language with other parts");
        }
        return new Locale(mapped(language, 'A', 'Z', 32).equals("und") ? "" : language, country);
    }

    public String toLanguageTag() {
        if (!variant.isEmpty()) {
            Oox.unsupported("a tag of a language with other parts");
        }
        return (letters(language, 2, 8) ? language : "und") + (isCountry(country) ? "-" + country : "");
    }

    private static boolean isCountry(String text) {
        if (text.length() != 3) {
            return letters(text, 2, 2);
        }
        for (int i = 0; i < 3; i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    private static boolean letters(String text, int least, int most) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z')) {
                return false;
            }
        }
        return text.length() >= least && text.length() <= most;
    }

    // --- rules ---------------------------------------------------------------------------------------------

    /** Whether letters have the cases that they have everywhere. */
    public /*@ pure @*/ boolean $hasUsualCases() {
        return !language.equals("tr") && !language.equals("az") && !language.equals("lt");
    }

    /** Gives up if numbers and dates may be written in another way. */
    public static void $requireEnglish(Locale locale) {
        if (locale != null && !locale.isLike(US) && !locale.isLike(ROOT) && !locale.isLike(ENGLISH) && !locale.isLike(UK)) {
            Oox.unsupported("the rules of a language that is not English");
        }
    }

    /** Java may return a locale that exists. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof Locale && isLike((Locale) other);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return language != null && country != null && variant != null && language.equals(current(mapped(language, 'A', 'Z', 32)))
            && country.equals(mapped(country, 'a', 'z', -32));
    }
}
