package java.sql;

public class SQLFeatureNotSupportedException extends SQLNonTransientException {
    public SQLFeatureNotSupportedException() {
    }

    public SQLFeatureNotSupportedException(String message) {
        super(message);
    }

    public SQLFeatureNotSupportedException(String message, String state) {
        super(message, state);
    }

    public SQLFeatureNotSupportedException(String message, String state, int code) {
        super(message, state, code);
    }

    public SQLFeatureNotSupportedException(Throwable cause) {
        super(cause);
    }

    public SQLFeatureNotSupportedException(String message, Throwable cause) {
        super(message, cause);
    }

    public SQLFeatureNotSupportedException(String message, String state, Throwable cause) {
        super(message, state, cause);
    }

    public SQLFeatureNotSupportedException(String message, String state, int code, Throwable cause) {
        super(message, state, code, cause);
    }
}
