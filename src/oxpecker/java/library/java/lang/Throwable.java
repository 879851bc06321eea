package java.lang;

import oxpecker.Text;

public class Throwable {
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
        this.cause = cause;
        return this;
    }

    public final void addSuppressed(Throwable exception) {
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

    public void printStackTrace() {
    }

    public Throwable fillInStackTrace() {
        return this;
    }

    public String toString() {
        String text = getLocalizedMessage();
        String name = getClass().getName();
        return text == null ? name : name + ": " + text;
    }
}
