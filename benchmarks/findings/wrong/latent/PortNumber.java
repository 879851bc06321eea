/** Port numbers as text. */
public final class PortNumber {
    private PortNumber() {}

    /** The number that a text contains. */
    public static int parse(String text) {
        return Integer.parseInt(text);
    }
}
