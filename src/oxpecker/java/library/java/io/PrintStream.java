package java.io;

import oxpecker.Oox;

/** The standard output, and a sink for everything else. */
public class PrintStream extends OutputStream {
    private final boolean standard;

    PrintStream(boolean standard) {
        this.standard = standard;
    }

    public void flush() {
    }

    public void write(byte[] values, int offset, int count) {
        java.util.Objects.checkFromIndexSize(offset, count, values.length);
        for (int i = 0; i < count; i++) {
            write(values[offset + i]);
        }
    }

    public void println() {
        if (standard) {
            Oox.print("\n");
        }
    }

    public void print(Object value) {
        if (standard) {
            Oox.print(String.textOf(value));
        }
    }

    public void println(Object value) {
        print(value);
        println();
    }

    public void print(String value) {
        if (standard) {
            Oox.print(String.textOf(value));
        }
    }

    public void println(String value) {
        print(value);
        println();
    }

    public void print(int value) {
        if (standard) {
            Oox.print(Oox.text(value));
        }
    }

    public void println(int value) {
        print(value);
        println();
    }

    public void print(long value) {
        if (standard) {
            Oox.print(Oox.text(value));
        }
    }

    public void println(long value) {
        print(value);
        println();
    }

    public void print(char value) {
        if (standard) {
            Oox.print(Oox.text(value));
        }
    }

    public void println(char value) {
        print(value);
        println();
    }

    public void print(boolean value) {
        if (standard) {
            Oox.print(Oox.text(value));
        }
    }

    public void println(boolean value) {
        print(value);
        println();
    }

    public void print(float value) {
        if (standard) {
            Oox.print(Oox.text(value));
        }
    }

    public void println(float value) {
        print(value);
        println();
    }

    public void print(double value) {
        if (standard) {
            Oox.print(Oox.text(value));
        }
    }

    public void println(double value) {
        print(value);
        println();
    }

    public void print(char[] value) {
        print(new String(value));
    }

    public void println(char[] value) {
        print(value);
        println();
    }

    public PrintStream printf(String format, Object... arguments) {
        print(String.format(format, arguments));
        return this;
    }

    public PrintStream format(String format, Object... arguments) {
        return printf(format, arguments);
    }

    public PrintStream append(CharSequence text) {
        print(String.valueOf(text));
        return this;
    }

    public PrintStream append(char character) {
        print(character);
        return this;
    }

    public void write(int character) {
        print((char) (character & 0xff));
    }

    /** Stack traces are not known; on the standard error nobody reads them. */
    public void printStackTrace(Throwable exception) {
        if (standard) {
            Oox.unsupported("the stack trace of an exception");
        }
    }

    public void close() {
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
