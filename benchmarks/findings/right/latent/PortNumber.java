/** Port numbers as text. */
public final class PortNumber {
    private PortNumber() {}

    /** The number that a text contains. */
    public static int parse(String text) {
        return text.matches("[0-9]{1,5}") ? Integer.parseInt(text) : -1;
    }
}
