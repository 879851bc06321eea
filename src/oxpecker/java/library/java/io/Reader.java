package java.io;

import java.nio.CharBuffer;
import oxpecker.Oox;

/** Readers of one's own give characters into an array; those of the library give one after the other. */
public abstract class Reader implements Readable, Closeable {
    protected Object lock;

    protected Reader() {
        this.lock = this;
    }

    protected Reader(Object lock) {
        this.lock = java.util.Objects.requireNonNull(lock);
    }

    /** A reader without characters. */
    public static Reader nullReader() {
        return new StringReader("");
    }

    /** The next character, or -1 at the end. */
    public int read() throws IOException {
        char[] one = new char[1];
        return read(one, 0, 1) == -1 ? -1 : one[0];
    }

    public int read(char[] target) throws IOException {
        return read(target, 0, target.length);
    }

    /** Characters up to a number, and how many there were; -1 at the end. */
    public int read(char[] target, int offset, int count) throws IOException {
        java.util.Objects.checkFromIndexSize(offset, count, target.length);
        if (unknown()) {
            Oox.unsupported("many characters at once of an unknown input");
        }
        int done = 0;
        while (done < count) {
            int next = read();
            if (next < 0) {
                return done == 0 ? -1 : done;
            }
            target[offset + done] = (char) next;
            done++;
        }
        return done;
    }

    public int read(CharBuffer target) throws IOException {
        if (target.isReadOnly()) {
            throw new java.nio.ReadOnlyBufferException();
        }
        char[] characters = new char[target.remaining()];
        int done = read(characters, 0, characters.length);
        if (done > 0) {
            target.put(characters, 0, done);
        }
        return done;
    }

    public long skip(long count) throws IOException {
        if (count < 0) {
            throw new IllegalArgumentException("skip value is negative");
        }
        long done = 0;
        while (done < count && read() >= 0) {
            done++;
        }
        return done;
    }

    public boolean ready() throws IOException {
        return false;
    }

    public boolean markSupported() {
        return false;
    }

    public void mark(int limit) throws IOException {
        throw new IOException("mark() not supported");
    }

    public void reset() throws IOException {
        throw new IOException("reset() not supported");
    }

    public long transferTo(Writer target) throws IOException {
        java.util.Objects.requireNonNull(target, "out");
        long sum = 0;
        char[] part = new char[8192];
        int done = read(part, 0, part.length);
        while (done >= 0) {
            target.write(part, 0, done);
            sum += done;
            done = read(part, 0, part.length);
        }
        return sum;
    }

    public abstract void close() throws IOException;

    /** Whether nothing is known about what is read. */
    boolean unknown() {
        return false;
    }

    /** What is tried for an input of this type, beside the readers of the program. */
    static void $open(StringReader a) {
    }
}
