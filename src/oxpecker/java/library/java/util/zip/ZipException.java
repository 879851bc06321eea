package java.util.zip;

public class ZipException extends java.io.IOException {
    public ZipException() {
    }

    public ZipException(String message) {
        super(message);
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
