package java.io;

import java.util.Objects;

public abstract class InputStream implements Closeable {
    public InputStream() {
    }

    /** A stream about which nothing is known: the standard input, or another one. */
    public static InputStream $unknown(boolean standard) {
        return new UnknownInput(standard);
    }

    /** A stream without bytes. */
    public static InputStream nullInputStream() {
        return new ByteArrayInputStream(new byte[0]);
    }

    public abstract int read() throws IOException;

    public int read(byte[] target) throws IOException {
        return read(target, 0, target.length);
    }

    public int read(byte[] target, int offset, int count) throws IOException {
        Objects.checkFromIndexSize(offset, count, target.length);
        if (count == 0) {
            return 0;
        }
        int first = read();
        if (first == -1) {
            return -1;
        }
        target[offset] = (byte) first;
        int done = 1;
        try {
            while (done < count) {
                int next = read();
                if (next == -1) {
                    break;
                }
                target[offset + done] = (byte) next;
                done++;
            }
        } catch (IOException later) {
            // The next call will find it again.
        }
        return done;
    }

    public byte[] readAllBytes() throws IOException {
        return readNBytes(Integer.MAX_VALUE);
    }

    public byte[] readNBytes(int count) throws IOException {
        if (count < 0) {
            throw new IllegalArgumentException("len < 0");
        }
        ByteArrayOutputStream found = new ByteArrayOutputStream();
        byte[] part = new byte[Math.min(count, 8192)];
        int left = count;
        while (left > 0) {
            int done = read(part, 0, Math.min(left, part.length));
            if (done < 0) {
                break;
            }
            found.write(part, 0, done);
            left -= done;
        }
        return found.toByteArray();
    }

    public int readNBytes(byte[] target, int offset, int count) throws IOException {
        Objects.checkFromIndexSize(offset, count, target.length);
        int done = 0;
        while (done < count) {
            int more = read(target, offset + done, count - done);
            if (more < 0) {
                break;
            }
            done += more;
        }
        return done;
    }

    public long skip(long count) throws IOException {
        long left = count;
        while (left > 0 && read() >= 0) {
            left--;
        }
        return count <= 0 ? 0 : count - left;
    }

    public void skipNBytes(long count) throws IOException {
        long left = count;
        while (left > 0) {
            long done = skip(left);
            if (done < 0 || done > left) {
                throw new IOException("Unable to skip exactly");
            }
            if (done == 0) {
                if (read() == -1) {
                    throw new EOFException();
                }
                done = 1;
            }
            left -= done;
        }
    }

    public int available() throws IOException {
        return 0;
    }

    public void close() throws IOException {
    }

    public void mark(int limit) {
    }

    public void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    public boolean markSupported() {
        return false;
    }

    public long transferTo(OutputStream target) throws IOException {
        Objects.requireNonNull(target, "out");
        byte[] part = new byte[8192];
        long sum = 0;
        int done = read(part, 0, part.length);
        while (done >= 0) {
            target.write(part, 0, done);
            sum += done;
            done = read(part, 0, part.length);
        }
        return sum;
    }

    /** The streams that are tried for an input of this type, beside those of the program. */
    static void $open(UnknownInput unknown) {
    }
}
