package java.io;

public class BufferedOutputStream extends FilterOutputStream {
    protected byte[] buf;
    protected int count;

    public BufferedOutputStream(OutputStream out) {
        this(out, 8192);
    }

    public BufferedOutputStream(OutputStream out, int size) {
        super(out);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.buf = new byte[size];
    }

    private void flushBuffer() throws IOException {
        if (count > 0) {
            out.write(buf, 0, count);
            count = 0;
        }
    }

    public synchronized void write(int value) throws IOException {
        if (count >= buf.length) {
            flushBuffer();
        }
        buf[count] = (byte) value;
        count++;
    }

    public synchronized void write(byte[] values, int offset, int length) throws IOException {
        if (length >= buf.length) {
            flushBuffer();
            out.write(values, offset, length);
            return;
        }
        if (length > buf.length - count) {
            flushBuffer();
        }
        System.arraycopy(values, offset, buf, count, length);
        count += length;
    }

    public synchronized void flush() throws IOException {
        flushBuffer();
        out.flush();
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return buf != null && buf.length > 0 && 0 <= count && count <= buf.length;
    }
}
