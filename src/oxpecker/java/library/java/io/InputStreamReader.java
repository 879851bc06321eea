package java.io;

import java.nio.charset.Charset;
import oxpecker.Coding;
import oxpecker.Oox;

/** The characters of a stream. Those of an unknown stream are unknown as well. */
public class InputStreamReader extends Reader {
    /** The encoding of the machine, of which only ASCII is known. */
    private static final int MACHINE = -1;
    /** As many bytes as are taken from the stream at once. */
    private static final int MOST = 1024;

    private final InputStream stream;
    private final int coding;
    private char[] characters;
    private int place;
    private boolean closed;

    public InputStreamReader(InputStream stream) {
        this.stream = java.util.Objects.requireNonNull(stream);
        this.coding = MACHINE;
    }

    public InputStreamReader(InputStream stream, String encoding) throws UnsupportedEncodingException {
        this.stream = java.util.Objects.requireNonNull(stream);
        this.coding = Charset.$coding(encoding);
    }

    public InputStreamReader(InputStream stream, Charset charset) {
        this.stream = java.util.Objects.requireNonNull(stream);
        if (charset == null) {
            throw new NullPointerException("charset");
        }
        this.coding = Charset.$coding(charset);
    }

    InputStreamReader(boolean unknown) {
        this.stream = InputStream.$unknown(false);
        this.coding = MACHINE;
    }

    public int read() throws IOException {
        check();
        if (unknown()) {
            int value = Oox.nondetInt();
            return value >= 0 & value <= 0xffff ? value : -1;
        }
        if (characters == null) {
            decode();
        }
        if (place >= characters.length) {
            return -1;
        }
        place++;
        return characters[place - 1];
    }

    /** Takes all bytes of the stream. */
    private void decode() throws IOException {
        byte[] bytes = stream.readNBytes(MOST + 1);
        if (bytes.length > MOST) {
            Oox.unsupported("the characters of many bytes");
        }
        for (int i = 0; coding == MACHINE && i < bytes.length; i++) {
            if (bytes[i] < 0) {
                Oox.unsupported("bytes of characters beyond ASCII");
            }
        }
        characters = Coding.decode(bytes, 0, bytes.length, coding == MACHINE ? Coding.ASCII : coding);
    }

    /** What is not known may also fail. */
    private void check() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
        if (unknown() && Oox.nondetBoolean()) {
            throw new IOException();
        }
    }

    public boolean ready() throws IOException {
        check();
        return unknown() ? Oox.nondetBoolean()
            : characters != null && place < characters.length || stream.available() > 0;
    }

    public void close() throws IOException {
        if (!closed) {
            closed = true;
            if (!unknown()) {
                stream.close();
            }
        }
    }

    boolean unknown() {
        return stream instanceof UnknownInput;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return stream instanceof UnknownInput;
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
