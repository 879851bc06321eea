package java.nio.charset;

public class CharacterCodingException extends java.io.IOException {
    public CharacterCodingException() {
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
