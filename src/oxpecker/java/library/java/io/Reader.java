package java.io;

import oxpecker.Oox;

/** Readers of one's own give characters into an array; those of the library give one after the other. */
public abstract class Reader implements Closeable {
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

    public abstract void close() throws IOException;

    /** Whether nothing is known about what is read. */
    boolean unknown() {
        return false;
    }
}
