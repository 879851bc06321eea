package java.io;

public class BufferedWriter extends Writer {
    private final int size;
    private final StringBuilder waiting = new StringBuilder();
    private Writer writer;

    public BufferedWriter(Writer writer) {
        this(writer, 8192);
    }

    public BufferedWriter(Writer writer, int size) {
        super(java.util.Objects.requireNonNull(writer));
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.writer = writer;
        this.size = size;
    }

    private void check() throws IOException {
        if (writer == null) {
            throw new IOException("Stream closed");
        }
    }

    public void write(int character) throws IOException {
        check();
        if (waiting.length() >= size) {
            give();
        }
        waiting.append((char) character);
    }

    public void write(char[] characters, int offset, int count) throws IOException {
        check();
        java.util.Objects.checkFromIndexSize(offset, count, characters.length);
        if (count >= size) {
            give();
            writer.write(characters, offset, count);
            return;
        }
        for (int i = 0; i < count; i++) {
            put(characters[offset + i]);
        }
    }

    public void write(String text, int offset, int count) throws IOException {
        check();
        for (int i = 0; i < count; i++) {
            put(text.charAt(offset + i));
        }
    }

    /** A full buffer is given on at once. */
    private void put(char character) throws IOException {
        waiting.append(character);
        if (waiting.length() >= size) {
            give();
        }
    }

    private void give() throws IOException {
        if (waiting.length() > 0) {
            char[] characters = waiting.toString().toCharArray();
            waiting.setLength(0);
            writer.write(characters, 0, characters.length);
        }
    }

    public void newLine() throws IOException {
        write(System.lineSeparator());
    }

    public void flush() throws IOException {
        check();
        give();
        writer.flush();
    }

    public void close() throws IOException {
        if (writer == null) {
            return;
        }
        try (Writer closing = writer) {
            give();
        } finally {
            writer = null;
        }
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return waiting != null && size > 0 && waiting.length() <= size;
    }
}
