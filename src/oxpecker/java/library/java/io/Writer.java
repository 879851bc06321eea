package java.io;

public abstract class Writer implements Appendable, Closeable, Flushable {
    protected Object lock;

    protected Writer() {
        this.lock = this;
    }

    protected Writer(Object lock) {
        this.lock = java.util.Objects.requireNonNull(lock);
    }

    /** A writer that drops what is written. */
    public static Writer nullWriter() {
        return new Writer() {
            private boolean closed;

            private void check() throws IOException {
                if (closed) {
                    throw new IOException("Stream closed");
                }
            }

            public void write(char[] characters, int offset, int count) throws IOException {
                java.util.Objects.checkFromIndexSize(offset, count, characters.length);
                check();
            }

            public void flush() throws IOException {
                check();
            }

            public void close() {
                closed = true;
            }
        };
    }

    public void write(int character) throws IOException {
        write(new char[] {(char) character}, 0, 1);
    }

    public void write(char[] characters) throws IOException {
        write(characters, 0, characters.length);
    }

    public abstract void write(char[] characters, int offset, int count) throws IOException;

    public void write(String text) throws IOException {
        write(text, 0, text.length());
    }

    public void write(String text, int offset, int count) throws IOException {
        write(text.substring(offset, offset + count).toCharArray(), 0, count);
    }

    public Writer append(CharSequence text) throws IOException {
        write(String.valueOf(text));
        return this;
    }

    public Writer append(CharSequence text, int begin, int end) throws IOException {
        return append(String.valueOf(text).subSequence(begin, end));
    }

    public Writer append(char character) throws IOException {
        write(character);
        return this;
    }

    public abstract void flush() throws IOException;

    public abstract void close() throws IOException;

    /** What is tried for an input of this type, beside the writers of the program. */
    static void $open(StringWriter a) {
    }
}
