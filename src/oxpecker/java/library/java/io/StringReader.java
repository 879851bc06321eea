package java.io;

public class StringReader extends Reader {
    private final String text;
    private int place;
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

    public void close() {
        closed = true;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return text != null && 0 <= place && place <= text.length();
    }
}
