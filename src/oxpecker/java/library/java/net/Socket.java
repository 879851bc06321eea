package java.net;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import oxpecker.Oox;

/** A connection that may fail, and that gives an input about which nothing is known. */
public class Socket implements Closeable {
    private boolean closed;

    public Socket(String host, int port) throws UnknownHostException, IOException {
        if (port < 0 || port > 0xffff) {
            throw new IllegalArgumentException("port out of range:" + port);
        }
        if (Oox.nondetBoolean()) {
            throw new UnknownHostException(host);
        }
        if (Oox.nondetBoolean()) {
            throw new IOException();
        }
    }

    public InputStream getInputStream() throws IOException {
        if (closed) {
            throw new IOException("Socket is closed");
        }
        return InputStream.$unknown(false);
    }

    public boolean isClosed() {
        return closed;
    }

    public void close() throws IOException {
        closed = true;
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
