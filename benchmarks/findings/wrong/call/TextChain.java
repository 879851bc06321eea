/** Banners, made in three steps. */
public final class TextChain {
    private TextChain() {}

    private static char firstOf(String text) {
        return text.charAt(0);
    }

    private static String capital(String text) {
        return Character.toUpperCase(firstOf(text)) + text.substring(1);
    }

    /** A capital word of n letters. */
    public static String banner(int letters) {
        if (letters < 0 || letters > 20) {
            throw new IllegalArgumentException("letters");
        }
        return capital("a".repeat(letters));
    }
}
