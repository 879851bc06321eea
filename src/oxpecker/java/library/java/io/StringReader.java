package java.io;

public class StringReader extends Reader {
    private final String text;
    private int place;
    private int mark;
    private boolean closed;

    public StringReader(String text) {
        this.text = java.util.Objects.requireNonNull(text);
    }

    public int read() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
        if (place >= text.length()) {
            return -1;
        }
        place++;
        return text.charAt(place - 1);
    }

    public boolean ready() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
        return true;
    }

    public long skip(long count) throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
        if (place >= text.length()) {
            return 0;
        }
        // Where the number is negative, it goes back.
        long done = Math.max(-place, Math.min(text.length() - place, count));
        place += (int) done;
        return done;
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int limit) throws IOException {
        if (limit < 0) {
            throw new IllegalArgumentException("Read-ahead limit < 0");
        }
        if (closed) {
            throw new IOException("Stream closed");
        }
        mark = place;
    }

    public void reset() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
        place = mark;
    }

    public void close() {
        closed = true;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return text != null && 0 <= mark && mark <= text.length() && 0 <= place && place <= text.length();
    }
}
