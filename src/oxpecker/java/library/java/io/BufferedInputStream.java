package java.io;

public class BufferedInputStream extends FilterInputStream {
    protected volatile byte[] buf;
    protected int count;
    protected int pos;
    protected int markpos = -1;
    protected int marklimit;

    public BufferedInputStream(InputStream in) {
        this(in, 8192);
    }

    public BufferedInputStream(InputStream in, int size) {
        super(in);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.buf = new byte[size];
    }

    private void check() throws IOException {
        if (in == null) {
            throw new IOException("Stream closed");
        }
    }

    /** Reads on, and keeps what follows a mark as long as there is room. */
    private void fill() throws IOException {
        check();
        if (markpos < 0) {
            pos = 0;
        } else if (pos >= buf.length) {
            if (markpos > 0) {
                System.arraycopy(buf, markpos, buf, 0, pos - markpos);
                pos -= markpos;
                markpos = 0;
            } else if (buf.length >= marklimit) {
                markpos = -1;
                pos = 0;
            } else {
                buf = java.util.Arrays.copyOf(buf, Math.min(2 * pos, marklimit));
            }
        }
        count = pos;
        int done = in.read(buf, pos, buf.length - pos);
        if (done > 0) {
            count = done + pos;
        }
    }

    public synchronized int read() throws IOException {
        if (pos >= count) {
            fill();
            if (pos >= count) {
                return -1;
            }
        }
        check();
        pos++;
        return buf[pos - 1] & 0xff;
    }

    public synchronized int read(byte[] target, int offset, int length) throws IOException {
        check();
        if (offset < 0 || length < 0 || length > target.length - offset) {
            throw new IndexOutOfBoundsException();
        }
        int done = 0;
        while (done < length && (done == 0 || in == null || in.available() > 0)) {
            int more = some(target, offset + done, length - done);
            if (more <= 0) {
                return done == 0 ? more : done;
            }
            done += more;
        }
        return done;
    }

    /** What is in the buffer, or what the other stream has at once. */
    private int some(byte[] target, int offset, int length) throws IOException {
        if (pos >= count) {
            check();
            if (length >= buf.length && markpos < 0) {
                return in.read(target, offset, length);
            }
            fill();
            if (pos >= count) {
                return -1;
            }
        }
        int done = Math.min(count - pos, length);
        System.arraycopy(buf, pos, target, offset, done);
        pos += done;
        return done;
    }

    public synchronized long skip(long number) throws IOException {
        check();
        if (number <= 0) {
            return 0;
        }
        if (pos >= count) {
            if (markpos < 0) {
                return in.skip(number);
            }
            fill();
            if (pos >= count) {
                return 0;
            }
        }
        long done = Math.min(count - pos, number);
        pos += (int) done;
        return done;
    }

    public synchronized int available() throws IOException {
        check();
        int waiting = count - pos;
        int further = in.available();
        return waiting > Integer.MAX_VALUE - further ? Integer.MAX_VALUE : waiting + further;
    }

    public synchronized void mark(int limit) {
        marklimit = limit;
        markpos = pos;
    }

    public synchronized void reset() throws IOException {
        check();
        if (markpos < 0) {
            throw new IOException("Resetting to invalid mark");
        }
        pos = markpos;
    }

    public boolean markSupported() {
        return true;
    }

    public void close() throws IOException {
        if (in != null) {
            InputStream open = in;
            in = null;
            buf = null;
            open.close();
        }
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return -1 <= markpos && markpos <= pos && 0 <= pos && pos <= count
            && (in == null && buf == null || in != null && buf != null && buf.length > 0 && count <= buf.length);
    }
}
