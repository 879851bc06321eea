/** Words of a text. */
public final class LastWord {
    private LastWord() {}

    /** The last word of a text; empty if there is none. */
    public static String of(String text) {
        int end = text.length();
        while (end > 0 && text.charAt(end - 1) == ' ') {
            end--;
        }
        int start = text.lastIndexOf(' ', end - 1) + 1;
        return start > end ? "" : text.substring(start, end);
    }
}
