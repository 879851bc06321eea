package java.io;

public class CharConversionException extends IOException {
    public CharConversionException() {
    }

    public CharConversionException(String message) {
        super(message);
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
