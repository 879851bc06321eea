package java.io;

public abstract class ObjectStreamException extends IOException {
    protected ObjectStreamException() {
    }

    protected ObjectStreamException(String message) {
        super(message);
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
