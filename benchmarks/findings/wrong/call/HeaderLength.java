import java.util.Map;

/** Headers of requests. */
public final class HeaderLength {
    private HeaderLength() {}

    private static int length(String value) {
        return value.length();
    }

    /** The length of the header "host"; 0 if it is missing. */
    public static int hostLength(Map<String, String> headers) {
        return length(headers.get("host"));
    }
}
