package java.io;

public class FilterOutputStream extends OutputStream {
    protected OutputStream out;
    private volatile boolean closed;

    public FilterOutputStream(OutputStream out) {
        this.out = out;
    }

    public void write(int value) throws IOException {
        out.write(value);
    }

    public void write(byte[] values) throws IOException {
        write(values, 0, values.length);
    }

    public void write(byte[] values, int offset, int count) throws IOException {
        java.util.Objects.checkFromIndexSize(offset, count, values.length);
        for (int i = 0; i < count; i++) {
            write(values[offset + i]);
        }
    }

    public void flush() throws IOException {
        out.flush();
    }

    /** Flushes first; if both fail, the failure of flushing is suppressed. */
    public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        Throwable failure = null;
        try {
            flush();
        } catch (Throwable thrown) {
            failure = thrown;
            throw thrown;
        } finally {
            if (failure == null) {
                out.close();
            } else {
                closeAfter(failure);
            }
        }
    }

    private void closeAfter(Throwable failure) throws IOException {
        try {
            out.close();
        } catch (Throwable thrown) {
            if (failure != thrown) {
                thrown.addSuppressed(failure);
            }
            throw thrown;
        }
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
