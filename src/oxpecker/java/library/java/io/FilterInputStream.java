package java.io;

public class FilterInputStream extends InputStream {
    protected volatile InputStream in;

    protected FilterInputStream(InputStream in) {
        this.in = in;
    }

    public int read() throws IOException {
        return in.read();
    }

    public int read(byte[] target) throws IOException {
        return read(target, 0, target.length);
    }

    public int read(byte[] target, int offset, int count) throws IOException {
        return in.read(target, offset, count);
    }

    public long skip(long count) throws IOException {
        return in.skip(count);
    }

    public int available() throws IOException {
        return in.available();
    }

    public void close() throws IOException {
        in.close();
    }

    public void mark(int limit) {
        in.mark(limit);
    }

    public void reset() throws IOException {
        in.reset();
    }

    public boolean markSupported() {
        return in.markSupported();
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
