package java.sql;

public class SQLNonTransientException extends SQLException {
    public SQLNonTransientException() {
    }

    public SQLNonTransientException(String message) {
        super(message);
    }

    public SQLNonTransientException(String message, String state) {
        super(message, state);
    }

    public SQLNonTransientException(String message, String state, int code) {
        super(message, state, code);
    }

    public SQLNonTransientException(Throwable cause) {
        super(cause);
    }

    public SQLNonTransientException(String message, Throwable cause) {
        super(message, cause);
    }

    public SQLNonTransientException(String message, String state, Throwable cause) {
        super(message, state, cause);
    }

    public SQLNonTransientException(String message, String state, int code, Throwable cause) {
        super(message, state, code, cause);
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
