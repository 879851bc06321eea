import java.util.HashMap;
import java.util.Map;

/** Settings as lines of text. No instances. */
public final class Settings {
    private Settings() {
        throw new AssertionError("no instances");
    }

    /** Reads a line "key: value"; a line without colon is an empty map. */
    public static Map<String, String> parsed(String line) {
        Map<String, String> result = new HashMap<>();
        int colon = line.indexOf(':');
        if (line.contains(":")) {
            result.put(line.substring(0, colon), line.substring(colon + 1).trim());
        }
        return result;
    }
}
