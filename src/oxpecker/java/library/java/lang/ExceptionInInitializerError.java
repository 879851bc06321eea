package java.lang;

public class ExceptionInInitializerError extends LinkageError {
    private Throwable exception;

    public ExceptionInInitializerError() {
    }

    public ExceptionInInitializerError(Throwable exception) {
        this.exception = exception;
    }

    public ExceptionInInitializerError(String message) {
        super(message);
    }

    public Throwable getException() {
        return exception;
    }

    public Throwable getCause() {
        return exception;
    }

    /** Every one has its cause from the beginning, be it null. */
    public Throwable initCause(Throwable cause) {
        throw new IllegalStateException("Can't overwrite cause with " + java.util.Objects.toString(cause, "a null"), this);
    }
}
