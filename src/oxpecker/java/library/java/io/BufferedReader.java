package java.io;

import java.util.stream.Stream;
import oxpecker.Oox;

public class BufferedReader extends Reader {
    private final Reader reader;
    /** A character that was read too far; -2 if there is none. */
    private int ahead = -2;
    private boolean marked;
    private boolean closed;

    public BufferedReader(Reader reader) {
        this.reader = java.util.Objects.requireNonNull(reader);
    }

    public BufferedReader(Reader reader, int size) {
        this(reader);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
    }

    public int read() throws IOException {
        check();
        int next = ahead == -2 ? reader.read() : ahead;
        ahead = -2;
        return next;
    }

    public int read(char[] target, int offset, int count) throws IOException {
        // How many characters come at once depends on the reader.
        return reader instanceof StringReader || reader instanceof CharArrayReader
            ? super.read(target, offset, count)
            : Oox.unsupported("many characters at once of a buffered reader");
    }

    /** The characters up to the end of the line, or null at the end. */
    public String readLine() throws IOException {
        if (unknown() && ahead == -2) {
            return anyLine();
        }
        int next = read();
        if (next < 0) {
            return null;
        }
        StringBuilder line = new StringBuilder();
        while (next >= 0 && next != '\n' && next != '\r') {
            line.append((char) next);
            next = read();
        }
        if (next == '\r') {
            int after = read();
            ahead = after == '\n' ? -2 : after;
        }
        return line.toString();
    }

    private String anyLine() throws IOException {
        if (read() < 0) {
            return null;
        }
        String line = org.sosy_lab.sv_benchmarks.Verifier.nondetString();
        Oox.assume(line.indexOf('\n') < 0 && line.indexOf('\r') < 0);
        return line;
    }

    /** The lines as a stream; what fails is thrown as an UncheckedIOException. */
    public Stream<String> lines() {
        java.util.ArrayList<String> lines = new java.util.ArrayList<>();
        try {
            String line = readLine();
            while (line != null) {
                lines.add(line);
                line = readLine();
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return lines.stream();
    }

    public boolean markSupported() {
        return true;
    }

    /** Only of a reader that can do it itself. */
    public void mark(int limit) throws IOException {
        if (limit < 0) {
            throw new IllegalArgumentException("Read-ahead limit < 0");
        }
        check();
        if (ahead != -2 || !(reader instanceof StringReader || reader instanceof CharArrayReader)) {
            Oox.unsupported("a mark in a buffered reader");
        }
        reader.mark(limit);
        marked = true;
    }

    public void reset() throws IOException {
        check();
        if (!marked) {
            throw new IOException("Stream not marked");
        }
        reader.reset();
        ahead = -2;
    }

    private void check() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    public boolean ready() throws IOException {
        check();
        return ahead >= 0 || reader.ready();
    }

    public void close() throws IOException {
        closed = true;
        reader.close();
    }

    boolean unknown() {
        return reader.unknown();
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return reader != null && -2 <= ahead && ahead <= Character.MAX_VALUE;
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
