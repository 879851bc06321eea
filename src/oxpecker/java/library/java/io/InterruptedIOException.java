package java.io;

public class InterruptedIOException extends IOException {
    public int bytesTransferred;

    public InterruptedIOException() {
    }

    public InterruptedIOException(String message) {
        super(message);
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
