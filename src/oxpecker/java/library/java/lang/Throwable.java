package java.lang;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.ArrayList;
import org.sosy_lab.sv_benchmarks.Verifier;
import oxpecker.Oox;
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
    /** Any calls, chosen when somebody asks for them; null before. */
    private StackTraceElement[] $trace;
    private boolean $untraced;

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
        $untraced = !writableStackTrace;
        $trace = writableStackTrace ? null : new StackTraceElement[0];
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
        Oox.assume(cause != this);
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
        Oox.assume(suppressed == null || suppressed.count > 0);
        Throwable[] all = new Throwable[suppressed == null ? 0 : suppressed.count];
        Suppressed latest = suppressed;
        for (int i = all.length - 1; i >= 0; i--) {
            Oox.assume(latest != null && latest.count == i + 1);
            Oox.assume(latest.exception != null && latest.exception != this);
            all[i] = latest.exception;
            latest = latest.before;
        }
        Oox.assume(latest == null);
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

    /** What was called is any text; whose text it belongs to is known. */
    public void printStackTrace(PrintWriter writer) {
        if (writer.getClass() != PrintWriter.class) {
            Oox.unsupported("a stack trace that an own writer gets");
        }
        synchronized (writer) {
            print(writer, "", "", new ArrayList<Throwable>());
        }
    }

    private void print(PrintWriter writer, String indent, String caption, ArrayList<Throwable> before) {
        for (int i = 0; i < before.size(); i++) {
            if (Oox.identical(before.get(i), this)) {
                writer.println(indent + caption + "[CIRCULAR REFERENCE: " + this + "]");
                return;
            }
        }
        before.add(this);
        writer.println(indent + caption + this);
        if (Oox.nondetBoolean()) {
            writer.println(Verifier.nondetString());
        }
        for (Throwable each : getSuppressed()) {
            each.print(writer, indent + "\t", "Suppressed: ", before);
        }
        Throwable cause = getCause();
        if (cause != null) {
            cause.print(writer, indent, "Caused by: ", before);
        }
    }

    public Throwable fillInStackTrace() {
        return this;
    }

    /**
     * Constructors call `fillInStackTrace`. Only a class of the program that overrides it can notice: then the first
     * constructor of the program calls this, after those of the library.
     */
    public final void $fillTrace() {
        if (!$untraced) {
            fillInStackTrace();
        }
    }

    public StackTraceElement[] getStackTrace() {
        if ($trace == null) {
            $trace = StackTraceElement.$any();
        }
        StackTraceElement[] copy = $trace.clone();
        for (StackTraceElement each : copy) {
            Oox.assume(each != null);
        }
        return copy;
    }

    /** A trace that cannot be written stays empty. */
    public void setStackTrace(StackTraceElement[] trace) {
        StackTraceElement[] copy = trace.clone();
        for (int i = 0; i < copy.length; i++) {
            if (copy[i] == null) {
                throw new NullPointerException("stackTrace[" + i + "]");
            }
        }
        if (!$untraced) {
            $trace = copy;
        }
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
