package java.io;

import java.nio.charset.Charset;
import oxpecker.Coding;
import oxpecker.Oox;

/** Gives the bytes of characters to a stream when it is flushed or closed. */
public class OutputStreamWriter extends Writer {
    /** The encoding of the machine, of which only ASCII is known. */
    private static final int MACHINE = -1;

    private final OutputStream stream;
    private final int coding;
    private final StringBuilder waiting = new StringBuilder();
    private boolean begun;
    private boolean closed;

    public OutputStreamWriter(OutputStream stream) {
        super(java.util.Objects.requireNonNull(stream));
        this.stream = stream;
        this.coding = MACHINE;
    }

    public OutputStreamWriter(OutputStream stream, String encoding) throws UnsupportedEncodingException {
        super(java.util.Objects.requireNonNull(stream));
        this.stream = stream;
        this.coding = Charset.$coding(encoding);
    }

    public OutputStreamWriter(OutputStream stream, Charset charset) {
        super(java.util.Objects.requireNonNull(stream));
        if (charset == null) {
            throw new NullPointerException("charset");
        }
        this.stream = stream;
        this.coding = Charset.$coding(charset);
    }

    private void check() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    public void write(int character) throws IOException {
        check();
        waiting.append((char) character);
    }

    public void write(char[] characters, int offset, int count) throws IOException {
        check();
        java.util.Objects.checkFromIndexSize(offset, count, characters.length);
        waiting.append(characters, offset, count);
    }

    public void write(String text, int offset, int count) throws IOException {
        if (count < 0) {
            throw new IndexOutOfBoundsException();
        }
        check();
        waiting.append(text, offset, offset + count);
    }

    public void flush() throws IOException {
        check();
        give(false);
        stream.flush();
    }

    public void close() throws IOException {
        if (!closed) {
            give(true);
            stream.flush();
            closed = true;
            stream.close();
        }
    }

    /** The first half of a pair waits for the second one. */
    private void give(boolean last) throws IOException {
        int end = waiting.length();
        if (!last && end > 0 && Character.isHighSurrogate(waiting.charAt(end - 1))) {
            end--;
        }
        byte[] bytes = encoded(waiting.substring(0, end));
        waiting.delete(0, end);
        if (bytes.length > 0) {
            stream.write(bytes, 0, bytes.length);
        }
    }

    private byte[] encoded(String text) {
        if (coding == MACHINE) {
            return text.getBytes();
        }
        byte[] bytes = Coding.encode(text, coding);
        if (coding == Coding.UTF_16 && begun && bytes.length > 0) {
            return java.util.Arrays.copyOfRange(bytes, 2, bytes.length);
        }
        begun = begun || bytes.length > 0;
        return bytes;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return Oox.unsupported("an input of OutputStreamWriter");
    }
}
