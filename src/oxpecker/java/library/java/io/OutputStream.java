package java.io;

public abstract class OutputStream implements Closeable {
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
}
