package java.io;

public class ByteArrayInputStream extends InputStream {
    protected byte[] buf;
    protected int pos;
    protected int mark;
    protected int count;

    public ByteArrayInputStream(byte[] bytes) {
        this.buf = bytes;
        this.count = bytes.length;
    }

    public ByteArrayInputStream(byte[] bytes, int offset, int length) {
        this.buf = bytes;
        this.pos = offset;
        this.count = Math.min(offset + length, bytes.length);
        this.mark = offset;
    }

    public synchronized int read() {
        if (pos >= count) {
            return -1;
        }
        pos++;
        return buf[pos - 1] & 0xff;
    }

    public synchronized int read(byte[] target, int offset, int length) {
        java.util.Objects.checkFromIndexSize(offset, length, target.length);
        if (pos >= count) {
            return -1;
        }
        int done = Math.min(length, count - pos);
        if (done <= 0) {
            return 0;
        }
        System.arraycopy(buf, pos, target, offset, done);
        pos += done;
        return done;
    }

    public synchronized byte[] readAllBytes() {
        byte[] rest = java.util.Arrays.copyOfRange(buf, pos, count);
        pos = count;
        return rest;
    }

    public int readNBytes(byte[] target, int offset, int length) {
        int done = read(target, offset, length);
        return done == -1 ? 0 : done;
    }

    public synchronized long skip(long number) {
        long done = count - pos;
        if (number < done) {
            done = number < 0 ? 0 : number;
        }
        pos += (int) done;
        return done;
    }

    public synchronized long transferTo(OutputStream target) throws IOException {
        int length = count - pos;
        target.write(buf, pos, length);
        pos = count;
        return length;
    }

    public synchronized int available() {
        return count - pos;
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int limit) {
        mark = pos;
    }

    public synchronized void reset() {
        pos = mark;
    }

    public void close() throws IOException {
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return buf != null && 0 <= mark && mark <= pos && pos <= count && count <= buf.length;
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
