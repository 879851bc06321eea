package java.lang;

import java.io.PrintStream;
import oxpecker.Text;

public class Throwable implements java.io.Serializable {
    /** Operators that throw set the text of the message; everybody else sets it here too. */
    private Text message;
    private Throwable cause;
    private Throwable[] suppressed;

    public Throwable() {
    }

    public Throwable(String message) {
        this.message = message == null ? null : String.textOf(message);
    }

    public Throwable(String message, Throwable cause) {
        this(message);
        this.cause = cause;
    }

    public Throwable(Throwable cause) {
        this(cause == null ? null : cause.toString());
        this.cause = cause;
    }

    protected Throwable(String message, Throwable cause, boolean suppression, boolean writableStackTrace) {
        this(message);
        this.cause = cause;
    }

    public String getMessage() {
        return message == null ? null : new String(message, false);
    }

    public String getLocalizedMessage() {
        return getMessage();
    }

    public Throwable getCause() {
        return cause;
    }

    public Throwable initCause(Throwable cause) {
        if (this.cause != null) {
            throw new IllegalStateException("Can't overwrite cause with " + java.util.Objects.toString(cause, "a null"), this);
        }
        if (cause == this) {
            throw new IllegalArgumentException("Self-causation not permitted", this);
        }
        this.cause = cause;
        return this;
    }

    public final void addSuppressed(Throwable exception) {
        if (exception == this) {
            throw new IllegalArgumentException("Self-suppression not permitted", exception);
        }
        if (exception == null) {
            throw new NullPointerException("Cannot suppress a null exception.");
        }
        Throwable[] before = getSuppressed();
        Throwable[] after = new Throwable[before.length + 1];
        for (int i = 0; i < before.length; i++) {
            after[i] = before[i];
        }
        after[before.length] = exception;
        suppressed = after;
    }

    public final Throwable[] getSuppressed() {
        return suppressed == null ? new Throwable[0] : suppressed;
    }

    /** Writes to the standard error, which is a sink. */
    public void printStackTrace() {
    }

    public void printStackTrace(PrintStream stream) {
        stream.printStackTrace(this);
    }

    public Throwable fillInStackTrace() {
        return this;
    }

    public StackTraceElement[] getStackTrace() {
        return oxpecker.Oox.unsupported("the stack trace of an exception");
    }

    public void setStackTrace(StackTraceElement[] trace) {
    }

    public String toString() {
        String text = getLocalizedMessage();
        String name = getClass().getName();
        return text == null ? name : name + ": " + text;
    }
}
