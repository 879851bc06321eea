package java.io;

public abstract class OutputStream implements Closeable, Flushable {
    public OutputStream() {
    }

    /** A stream that drops what is written. */
    public static OutputStream nullOutputStream() {
        return new OutputStream() {
            private boolean closed;

            private void check() throws IOException {
                if (closed) {
                    throw new IOException("Stream closed");
                }
            }

            public void write(int value) throws IOException {
                check();
            }

            public void write(byte[] values, int offset, int count) throws IOException {
                java.util.Objects.checkFromIndexSize(offset, count, values.length);
                check();
            }

            public void close() {
                closed = true;
            }
        };
    }

    public abstract void write(int value) throws IOException;

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
    }

    public void close() throws IOException {
    }

    /** What is tried for an input of this type, beside the streams of the program. */
    static void $open(ByteArrayOutputStream a) {
    }
}
