package java.io;

public class StringWriter extends Writer {
    private final StringBuffer buffer = new StringBuffer();

    public StringWriter() {
    }

    public StringWriter(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("Negative buffer size");
        }
    }

    public void write(int character) {
        buffer.append((char) character);
    }

    public void write(char[] characters, int offset, int count) {
        java.util.Objects.checkFromIndexSize(offset, count, characters.length);
        buffer.append(characters, offset, count);
    }

    public void write(String text) {
        buffer.append(text);
    }

    public void write(String text, int offset, int count) {
        buffer.append(text, offset, offset + count);
    }

    public StringWriter append(CharSequence text) {
        write(String.valueOf(text));
        return this;
    }

    public StringWriter append(CharSequence text, int begin, int end) {
        return append(String.valueOf(text).subSequence(begin, end));
    }

    public StringWriter append(char character) {
        write(character);
        return this;
    }

    public StringBuffer getBuffer() {
        return buffer;
    }

    public String toString() {
        return buffer.toString();
    }

    public void flush() {
    }

    public void close() throws IOException {
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return buffer != null;
    }
}
