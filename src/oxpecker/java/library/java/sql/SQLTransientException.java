package java.sql;

public class SQLTransientException extends SQLException {
    public SQLTransientException() {
    }

    public SQLTransientException(String message) {
        super(message);
    }

    public SQLTransientException(String message, String state) {
        super(message, state);
    }

    public SQLTransientException(String message, String state, int code) {
        super(message, state, code);
    }

    public SQLTransientException(Throwable cause) {
        super(cause);
    }

    public SQLTransientException(String message, Throwable cause) {
        super(message, cause);
    }

    public SQLTransientException(String message, String state, Throwable cause) {
        super(message, state, cause);
    }

    public SQLTransientException(String message, String state, int code, Throwable cause) {
        super(message, state, code, cause);
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
