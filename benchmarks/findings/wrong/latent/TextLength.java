/** Lengths of text. */
public final class TextLength {
    private TextLength() {}

    /** How many characters a text has. */
    public static int length(String text) {
        return text.length();
    }
}
