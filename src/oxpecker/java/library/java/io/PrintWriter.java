package java.io;

import oxpecker.Oox;
import oxpecker.Text;

/** Writes through to a writer; what goes to a stream is kept until it is flushed. */
public class PrintWriter extends Writer {
    /** How much Java keeps before it writes without being asked. */
    private static final int LIMIT = 8192;

    private final Writer writer;
    private final PrintStream stream;
    private final boolean flushesLines;
    private Text kept = "";
    private boolean closed;
    private boolean failed;

    public PrintWriter(Writer writer) {
        this(writer, false);
    }

    public PrintWriter(Writer writer, boolean flushesLines) {
        this.writer = java.util.Objects.requireNonNull(writer);
        this.stream = null;
        this.flushesLines = flushesLines;
    }

    public PrintWriter(OutputStream stream) {
        this(stream, false);
    }

    public PrintWriter(OutputStream stream, boolean flushesLines) {
        java.util.Objects.requireNonNull(stream);
        if (!(stream instanceof PrintStream)) {
            Oox.unsupported("characters as bytes of a stream");
        }
        this.writer = null;
        this.stream = (PrintStream) stream;
        this.flushesLines = flushesLines;
    }

    private void put(String text) {
        if (closed) {
            failed = true;
        } else if (writer == null) {
            kept = kept + String.textOf(text);
            if (kept.length() > LIMIT) {
                Oox.unsupported("long output that is not flushed");
            }
        } else {
            try {
                writer.write(text);
            } catch (IOException exception) {
                failed = true;
            }
        }
    }

    public void flush() {
        if (closed) {
            failed = true;
        } else if (writer == null) {
            Text text = kept;
            kept = "";
            stream.print(String.around(text));
        } else {
            try {
                writer.flush();
            } catch (IOException exception) {
                failed = true;
            }
        }
    }

    public void close() {
        if (!closed) {
            if (writer == null) {
                flush();
            } else {
                try {
                    writer.close();
                } catch (IOException exception) {
                    failed = true;
                }
            }
            closed = true;
        }
    }

    public boolean checkError() {
        if (!closed) {
            flush();
        }
        return failed;
    }

    public void write(int character) {
        put(String.valueOf((char) character));
    }

    public void write(char[] characters) {
        write(characters, 0, characters.length);
    }

    public void write(char[] characters, int offset, int count) {
        java.util.Objects.checkFromIndexSize(offset, count, characters.length);
        put(new String(characters, offset, count));
    }

    public void write(String text) {
        write(text, 0, text.length());
    }

    public void write(String text, int offset, int count) {
        put(text.substring(offset, offset + count));
    }

    public void print(boolean value) {
        write(String.valueOf(value));
    }

    public void print(char value) {
        write(value);
    }

    public void print(int value) {
        write(String.valueOf(value));
    }

    public void print(long value) {
        write(String.valueOf(value));
    }

    public void print(float value) {
        write(String.valueOf(value));
    }

    public void print(double value) {
        write(String.valueOf(value));
    }

    public void print(char[] value) {
        write(value);
    }

    public void print(String value) {
        write(String.valueOf(value));
    }

    public void print(Object value) {
        write(String.valueOf(value));
    }

    public void println() {
        put("\n");
        if (flushesLines) {
            flush();
        }
    }

    public void println(boolean value) {
        print(value);
        println();
    }

    public void println(char value) {
        print(value);
        println();
    }

    public void println(int value) {
        print(value);
        println();
    }

    public void println(long value) {
        print(value);
        println();
    }

    public void println(float value) {
        print(value);
        println();
    }

    public void println(double value) {
        print(value);
        println();
    }

    public void println(char[] value) {
        print(value);
        println();
    }

    public void println(String value) {
        print(value);
        println();
    }

    public void println(Object value) {
        String text = String.valueOf(value);
        print(text);
        println();
    }

    public PrintWriter printf(String format, Object... arguments) {
        return format(format, arguments);
    }

    public PrintWriter format(String format, Object... arguments) {
        write(String.format(format, arguments));
        if (flushesLines) {
            flush();
        }
        return this;
    }

    public PrintWriter append(CharSequence text) {
        write(String.valueOf(text));
        return this;
    }

    public PrintWriter append(CharSequence text, int begin, int end) {
        return append(String.valueOf(text).subSequence(begin, end));
    }

    public PrintWriter append(char character) {
        write(character);
        return this;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return (writer == null) != (stream == null) && (kept.length() == 0 || writer == null && kept.length() <= LIMIT);
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
