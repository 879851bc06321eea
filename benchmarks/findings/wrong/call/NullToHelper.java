/** Lengths of titles. */
public final class NullToHelper {
    private static final String NO_TITLE = "";

    private NullToHelper() {}

    static int length(String title) {
        return title.length();
    }

    /** The length of a missing title. */
    public static int defaultLength() {
        return length(null);
    }
}
