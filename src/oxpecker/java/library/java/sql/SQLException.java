package java.sql;

import java.util.Iterator;
import java.util.NoSuchElementException;

public class SQLException extends Exception implements Iterable<Throwable> {
    private final String state;
    private final int code;
    private volatile SQLException next;

    public SQLException(String message, String state, int code) {
        super(message);
        this.state = state;
        this.code = code;
    }

    public SQLException(String message, String state) {
        this(message, state, 0);
    }

    public SQLException(String message) {
        this(message, null, 0);
    }

    public SQLException() {
        this.state = null;
        this.code = 0;
    }

    public SQLException(Throwable cause) {
        super(cause);
        this.state = null;
        this.code = 0;
    }

    public SQLException(String message, Throwable cause) {
        this(message, null, 0, cause);
    }

    public SQLException(String message, String state, Throwable cause) {
        this(message, state, 0, cause);
    }

    public SQLException(String message, String state, int code, Throwable cause) {
        super(message, cause);
        this.state = state;
        this.code = code;
    }

    public String getSQLState() {
        return state;
    }

    public int getErrorCode() {
        return code;
    }

    public SQLException getNextException() {
        return next;
    }

    /** Adds an exception to the end of the chain. */
    public void setNextException(SQLException added) {
        SQLException last = this;
        while (last.next != null) {
            last = last.next;
        }
        last.next = added;
    }

    /** The exceptions of the chain, each followed by its causes. */
    public Iterator<Throwable> iterator() {
        return new Iterator<Throwable>() {
            private SQLException current = SQLException.this;
            private Throwable cause = current;

            public boolean hasNext() {
                return cause != null || current != null && current.next != null;
            }

            public Throwable next() {
                if (cause == null) {
                    if (current == null || current.next == null) {
                        throw new NoSuchElementException();
                    }
                    current = current.next;
                    cause = current;
                }
                Throwable found = cause;
                cause = found.getCause();
                return found;
            }
        };
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
