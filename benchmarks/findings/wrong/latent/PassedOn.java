/** Lengths of text, through a helper. */
public final class PassedOn {
    private PassedOn() {}

    /** How many characters a text has. */
    static int length(String text) {
        return text.length();
    }

    /** Twice as many. */
    public static long doubled(String text) {
        return 2L * length(text);
    }
}
