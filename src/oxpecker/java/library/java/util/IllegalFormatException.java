package java.util;

public class IllegalFormatException extends IllegalArgumentException {
    IllegalFormatException() {
    }

    IllegalFormatException(String message) {
        super(message);
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
