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
    private Suppressed suppressed;
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
        suppressed = new Suppressed(exception, suppressed);
    }

    /** A new array at each call, so that nobody can change what is kept. */
    public final Throwable[] getSuppressed() {
        oxpecker.Oox.assume(suppressed == null || suppressed.count > 0);
        Throwable[] all = new Throwable[suppressed == null ? 0 : suppressed.count];
        Suppressed latest = suppressed;
        for (int i = all.length - 1; i >= 0; i--) {
            oxpecker.Oox.assume(latest != null && latest.count == i + 1);
            oxpecker.Oox.assume(latest.exception != null && latest.exception != this);
            all[i] = latest.exception;
            latest = latest.before;
        }
        oxpecker.Oox.assume(latest == null);
        return all;
    }

    /** The exceptions that one suppresses, the latest first: to add one, nobody looks at all others. */
    private static final class Suppressed {
        final Throwable exception;
        final Suppressed before;
        final int count;

        Suppressed(Throwable exception, Suppressed before) {
            this.exception = exception;
            this.before = before;
            count = before == null ? 1 : before.count + 1;
        }
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
