package java.io;

import oxpecker.Oox;

public abstract class Reader implements Closeable {
    /** The next character, or -1 at the end. */
    public int read() throws IOException {
        return Oox.unsupported("readers of one's own");
    }

    public abstract void close() throws IOException;

    /** Whether nothing is known about what is read. */
    boolean unknown() {
        return false;
    }
}
