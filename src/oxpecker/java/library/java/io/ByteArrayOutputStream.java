package java.io;

import java.nio.charset.Charset;

public class ByteArrayOutputStream extends OutputStream {
    protected byte[] buf;
    protected int count;

    public ByteArrayOutputStream() {
        this(32);
    }

    public ByteArrayOutputStream(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("Negative initial size: " + size);
        }
        this.buf = new byte[size];
    }

    private void ensure(int size) {
        if (size > buf.length) {
            buf = java.util.Arrays.copyOf(buf, Math.max(2 * buf.length, size));
        }
    }

    public synchronized void write(int value) {
        ensure(count + 1);
        buf[count] = (byte) value;
        count++;
    }

    public synchronized void write(byte[] values, int offset, int length) {
        java.util.Objects.checkFromIndexSize(offset, length, values.length);
        ensure(count + length);
        System.arraycopy(values, offset, buf, count, length);
        count += length;
    }

    public void writeBytes(byte[] values) {
        write(values, 0, values.length);
    }

    public synchronized void writeTo(OutputStream target) throws IOException {
        target.write(buf, 0, count);
    }

    public synchronized void reset() {
        count = 0;
    }

    public synchronized byte[] toByteArray() {
        return java.util.Arrays.copyOf(buf, count);
    }

    public synchronized int size() {
        return count;
    }

    public synchronized String toString() {
        return new String(buf, 0, count);
    }

    public synchronized String toString(String encoding) throws UnsupportedEncodingException {
        return new String(buf, 0, count, encoding);
    }

    public synchronized String toString(Charset charset) {
        return new String(buf, 0, count, charset);
    }

    public void close() throws IOException {
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return buf != null && 0 <= count && count <= buf.length;
    }
}
