package java.net;

public class SocketException extends java.io.IOException {
    public SocketException() {
    }

    public SocketException(String message) {
        super(message);
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
