package java.io;

import java.nio.charset.Charset;
import java.util.Locale;
import oxpecker.Oox;
import oxpecker.Text;

/** The standard output, the standard error, which is a sink, or a stream around another one. */
public class PrintStream extends FilterOutputStream implements Appendable {
    private final boolean standard;
    private final Charset charset;
    private boolean failed;

    PrintStream(boolean standard) {
        super(null);
        this.standard = standard;
        this.charset = null;
    }

    public PrintStream(OutputStream out) {
        this(out, false);
    }

    public PrintStream(OutputStream out, boolean flushing) {
        super(nonNull(out));
        this.standard = false;
        this.charset = null;
    }

    public PrintStream(OutputStream out, boolean flushing, String encoding) throws UnsupportedEncodingException {
        this(out, flushing, Charset.forName(encoding));
    }

    public PrintStream(OutputStream out, boolean flushing, Charset charset) {
        super(nonNull(out));
        this.standard = false;
        this.charset = java.util.Objects.requireNonNull(charset);
    }

    private static OutputStream nonNull(OutputStream out) {
        if (out == null) {
            throw new NullPointerException("Null output stream");
        }
        return out;
    }

    /** Characters go at once to where they are written. */
    private void put(Text text) {
        if (standard) {
            Oox.print(text);
        } else if (out != null) {
            String shown = String.around(text);
            give(charset == null ? shown.getBytes() : shown.getBytes(charset));
        }
    }

    private void give(byte[] bytes) {
        try {
            out.write(bytes, 0, bytes.length);
        } catch (InterruptedIOException interrupted) {
            Thread.currentThread().interrupt();
        } catch (IOException failure) {
            failed = true;
        }
    }

    public boolean checkError() {
        flush();
        return failed;
    }

    protected void setError() {
        failed = true;
    }

    protected void clearError() {
        failed = false;
    }

    public void flush() {
        try {
            if (out != null) {
                out.flush();
            }
        } catch (IOException failure) {
            failed = true;
        }
    }

    public void write(byte[] values, int offset, int count) {
        java.util.Objects.checkFromIndexSize(offset, count, values.length);
        if (out != null) {
            give(java.util.Arrays.copyOfRange(values, offset, offset + count));
            return;
        }
        for (int i = 0; i < count; i++) {
            write(values[offset + i]);
        }
    }

    public void println() {
        put("\n");
    }

    public void print(Object value) {
        put(String.textOf(value));
    }

    public void println(Object value) {
        print(value);
        println();
    }

    public void print(String value) {
        put(String.textOf(value));
    }

    public void println(String value) {
        print(value);
        println();
    }

    public void print(int value) {
        put(Oox.text(value));
    }

    public void println(int value) {
        print(value);
        println();
    }

    public void print(long value) {
        put(Oox.text(value));
    }

    public void println(long value) {
        print(value);
        println();
    }

    public void print(char value) {
        put(Oox.text(value));
    }

    public void println(char value) {
        print(value);
        println();
    }

    public void print(boolean value) {
        put(Oox.text(value));
    }

    public void println(boolean value) {
        print(value);
        println();
    }

    public void print(float value) {
        put(Oox.text(value));
    }

    public void println(float value) {
        print(value);
        println();
    }

    public void print(double value) {
        put(Oox.text(value));
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

    public PrintStream printf(Locale locale, String format, Object... arguments) {
        print(String.format(locale, format, arguments));
        return this;
    }

    public PrintStream format(Locale locale, String format, Object... arguments) {
        return printf(locale, format, arguments);
    }

    public PrintStream format(String format, Object... arguments) {
        return printf(format, arguments);
    }

    public PrintStream append(CharSequence text) {
        print(String.valueOf(text));
        return this;
    }

    public PrintStream append(CharSequence text, int begin, int end) {
        return append(String.valueOf(text).subSequence(begin, end));
    }

    public PrintStream append(char character) {
        print(character);
        return this;
    }

    public void write(int value) {
        if (out != null) {
            give(new byte[] {(byte) value});
        } else {
            print((char) (value & 0xff));
        }
    }

    public void writeBytes(byte[] values) {
        write(values, 0, values.length);
    }

    /** Stack traces are not known; on the standard error nobody reads them. */
    public void printStackTrace(Throwable exception) {
        if (standard || out != null) {
            Oox.unsupported("the stack trace of an exception");
        }
    }

    public void close() {
        try {
            if (out != null) {
                out.close();
            }
        } catch (IOException failure) {
            failed = true;
        }
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return out == null && charset == null;
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
