/** Splits a text at a separator. */
public class Tokenizer {
    private final String text;
    private final char separator;
    private int position;

    public Tokenizer(String text, char separator) {
        this.text = text == null ? "" : text;
        this.separator = separator;
    }

    public boolean hasNext() {
        return position <= text.length();
    }

    public String next() {
        if (position < 0 || position > text.length()) {
            return null;
        }
        int end = position;
        while (end < text.length() && text.charAt(end) != separator) {
            end++;
        }
        String token = text.substring(position, end);
        position = end + 1;
        return token;
    }
}
