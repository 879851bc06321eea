package java.lang;

import java.io.PrintStream;
import oxpecker.Query;
import oxpecker.Text;

public class Throwable implements java.io.Serializable {
    /** Operators that throw set the text of the message; everybody else sets it here too. */
    private Text message;
    private Throwable cause;
    /** Whether a constructor was given a cause, be it null, or somebody has set it. */
    private boolean $caused;
    private Throwable[] suppressed;
    private boolean $unsuppressing;

    public Throwable() {
    }

    public Throwable(String message) {
        this.message = message == null ? null : String.textOf(message);
    }

    public Throwable(String message, Throwable cause) {
        this(message);
        this.cause = cause;
        $caused = true;
    }

    public Throwable(Throwable cause) {
        this(cause == null ? null : cause.toString());
        this.cause = cause;
        $caused = true;
    }

    protected Throwable(String message, Throwable cause, boolean suppression, boolean writableStackTrace) {
        this(message, cause);
        $unsuppressing = !suppression;
    }

    @Query
    public String getMessage() {
        return message == null ? null : String.around(message);
    }

    @Query
    public String getLocalizedMessage() {
        return getMessage();
    }

    /** No code can make an exception its own cause. */
    public Throwable getCause() {
        oxpecker.Oox.assume(cause != this);
        return cause;
    }

    public Throwable initCause(Throwable cause) {
        if ($caused || this.cause != null) {
            throw new IllegalStateException("Can't overwrite cause with " + java.util.Objects.toString(cause, "a null"), this);
        }
        if (cause == this) {
            throw new IllegalArgumentException("Self-causation not permitted", this);
        }
        this.cause = cause;
        $caused = true;
        return this;
    }

    public final void addSuppressed(Throwable exception) {
        if (exception == this) {
            throw new IllegalArgumentException("Self-suppression not permitted", exception);
        }
        if (exception == null) {
            throw new NullPointerException("Cannot suppress a null exception.");
        }
        if ($unsuppressing) {
            return;
        }
        int count = suppressed == null ? 0 : suppressed.length;
        Throwable[] after = copied(count + 1);
        after[count] = exception;
        suppressed = after;
    }

    /** A new array at each call, so that nobody can change what is kept. */
    public final Throwable[] getSuppressed() {
        return copied(suppressed == null ? 0 : suppressed.length);
    }

    private Throwable[] copied(int length) {
        Throwable[] copy = new Throwable[length];
        for (int i = 0; suppressed != null && i < suppressed.length; i++) {
            oxpecker.Oox.assume(suppressed[i] != null && suppressed[i] != this);
            copy[i] = suppressed[i];
        }
        return copy;
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

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
