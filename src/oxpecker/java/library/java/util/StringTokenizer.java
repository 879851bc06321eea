package java.util;

public class StringTokenizer implements Enumeration<Object> {
    private final String text;
    private String delimiters;
    private final boolean returned;
    private int place;

    public StringTokenizer(String text) {
        this(text, " \t\n\r\f", false);
    }

    public StringTokenizer(String text, String delimiters) {
        this(text, delimiters, false);
    }

    public StringTokenizer(String text, String delimiters, boolean returnDelimiters) {
        this.text = Objects.requireNonNull(text);
        this.delimiters = delimiters;
        this.returned = returnDelimiters;
    }

    private boolean delimits(char c) {
        boolean found = false;
        for (int i = 0; i < delimiters.length(); i++) {
            found = found | delimiters.charAt(i) == c;
        }
        return found;
    }

    /** Where the next token begins. */
    private int begin(int from) {
        if (delimiters == null) {
            throw new NullPointerException();
        }
        int i = from;
        while (!returned && i < text.length() && delimits(text.charAt(i))) {
            i++;
        }
        return i;
    }

    private int end(int begin) {
        int i = begin;
        while (i < text.length() && !delimits(text.charAt(i))) {
            i++;
        }
        return returned && i == begin && i < text.length() ? i + 1 : i;
    }

    public boolean hasMoreTokens() {
        return begin(place) < text.length();
    }

    public String nextToken() {
        int begin = begin(place);
        if (begin >= text.length()) {
            throw new NoSuchElementException();
        }
        place = end(begin);
        return text.substring(begin, place);
    }

    public String nextToken(String delimiters) {
        this.delimiters = delimiters;
        return nextToken();
    }

    public boolean hasMoreElements() {
        return hasMoreTokens();
    }

    public Object nextElement() {
        return nextToken();
    }

    public int countTokens() {
        int count = 0;
        int i = begin(place);
        while (i < text.length()) {
            count++;
            i = begin(end(i));
        }
        return count;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return text != null && 0 <= place && place <= text.length();
    }
}
