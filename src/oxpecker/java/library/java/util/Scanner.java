package java.util;

import java.io.InputStream;
import oxpecker.Oox;

/** Reads an input about which nothing is known: any number, and the input may be over or be no number. */
public final class Scanner implements Iterator<String>, java.io.Closeable {
    /** What the input is, where it is a text and known. */
    private final String text;
    private int place;
    private boolean known;
    private boolean more;

    public Scanner(InputStream input) {
        Objects.requireNonNull(input, "source");
        this.text = null;
    }

    public Scanner(String text) {
        this.text = Objects.requireNonNull(text, "source");
    }

    /** Where the next word begins, in a known text. */
    private int begin() {
        int i = place;
        while (i < text.length() && Character.isWhitespace(text.charAt(i))) {
            i++;
        }
        return i;
    }

    private int end(int begin) {
        int i = begin;
        while (i < text.length() && !Character.isWhitespace(text.charAt(i))) {
            i++;
        }
        return i;
    }

    public boolean hasNext() {
        if (text != null) {
            return begin() < text.length();
        }
        if (!known) {
            known = true;
            more = Oox.nondetBoolean();
        }
        return more;
    }

    public String next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        if (text == null) {
            return Oox.unsupported("words of an input that is not known");
        }
        int begin = begin();
        place = end(begin);
        return text.substring(begin, place);
    }

    private boolean isNumber() {
        if (!hasNext()) {
            return false;
        }
        if (text == null) {
            return Oox.nondetBoolean();
        }
        int begin = begin();
        try {
            Long.parseLong(text.substring(begin, end(begin)));
            return true;
        } catch (NumberFormatException exception) {
            return false;
        }
    }

    public boolean hasNextInt() {
        return text == null ? hasNumber() : isNumber();
    }

    public boolean hasNextLong() {
        return text == null ? hasNumber() : isNumber();
    }

    private boolean hasNumber() {
        if (!promised) {
            promised = isNumber();
        }
        return promised;
    }

    /** Whether the next word has been said to be a number. */
    private boolean promised;

    private void takeNumber() {
        if (!promised && !hasNext()) {
            throw new NoSuchElementException();
        }
        if (!promised && Oox.nondetBoolean()) {
            throw new InputMismatchException();
        }
        promised = false;
        known = false;
    }

    public int nextInt() {
        if (text == null) {
            takeNumber();
            return Oox.nondetInt();
        }
        return (int) parsed(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public long nextLong() {
        if (text == null) {
            takeNumber();
            return Oox.nondetLong();
        }
        return parsed(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    public double nextDouble() {
        if (text == null) {
            takeNumber();
            double value = Oox.nondetDouble();
            return value == value ? value : 0;
        }
        return Double.parseDouble(next());
    }

    private long parsed(long low, long high) {
        int before = place;
        String word = next();
        try {
            long value = Long.parseLong(word);
            if (value >= low && value <= high) {
                return value;
            }
        } catch (NumberFormatException exception) {
            place = before;
        }
        place = before;
        throw new InputMismatchException("For input string: \"" + word + "\"");
    }

    public boolean nextBoolean() {
        if (text == null) {
            takeNumber();
            return Oox.nondetBoolean();
        }
        String word = next();
        if (!word.equalsIgnoreCase("true") && !word.equalsIgnoreCase("false")) {
            throw new InputMismatchException("For input string: \"" + word + "\"");
        }
        return word.equalsIgnoreCase("true");
    }

    public boolean hasNextLine() {
        return text == null ? hasNext() : place < text.length();
    }

    public String nextLine() {
        if (text == null) {
            return Oox.unsupported("lines of an input that is not known");
        }
        if (place >= text.length()) {
            throw new NoSuchElementException("No line found");
        }
        int end = text.indexOf('\n', place);
        int stop = end < 0 ? text.length() : end;
        String line = text.substring(place, stop);
        place = end < 0 ? stop : stop + 1;
        return line;
    }

    public void close() {
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return text != null && 0 <= place && place <= text.length();
    }
}
