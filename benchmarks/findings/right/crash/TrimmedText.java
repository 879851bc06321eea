import java.util.ArrayList;
import java.util.List;

/** Cleans text and remembers what was missing. */
public final class TrimmedText {
    private static final List<String> LOG = new ArrayList<>();

    private TrimmedText() {}

    /** The text without white space around it; nothing is an empty text. */
    public static String trimmed(String text) {
        if (text == null) {
            LOG.add("missing text");
        }
        return text == null ? "" : text.trim();
    }
}
