package java.io;

import oxpecker.Oox;

/** Characters about which nothing is known. */
public class InputStreamReader extends Reader {
    private boolean closed;

    public InputStreamReader(InputStream stream) {
        java.util.Objects.requireNonNull(stream);
    }

    public InputStreamReader(InputStream stream, String encoding) throws UnsupportedEncodingException {
        java.util.Objects.requireNonNull(stream);
        if (encoding == null) {
            throw new NullPointerException("charsetName");
        }
        if (!encoding.equals("UTF-8") && !encoding.equals("US-ASCII") && !encoding.equals("ISO-8859-1")) {
            Oox.unsupported("an encoding of characters");
        }
    }

    InputStreamReader(boolean unknown) {
    }

    public int read() throws IOException {
        check();
        int value = Oox.nondetInt();
        return value >= 0 & value <= 0xffff ? value : -1;
    }

    /** What is not known may also fail. */
    private void check() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
        if (Oox.nondetBoolean()) {
            throw new IOException();
        }
    }

    public boolean ready() throws IOException {
        check();
        return Oox.nondetBoolean();
    }

    public void close() throws IOException {
        closed = true;
    }

    boolean unknown() {
        return true;
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
