package java.io;

public abstract class FilterWriter extends Writer {
    protected Writer out;

    protected FilterWriter(Writer out) {
        super(java.util.Objects.requireNonNull(out));
        this.out = out;
    }

    public void write(int character) throws IOException {
        out.write(character);
    }

    public void write(char[] characters, int offset, int count) throws IOException {
        out.write(characters, offset, count);
    }

    public void write(String text, int offset, int count) throws IOException {
        out.write(text, offset, count);
    }

    public void flush() throws IOException {
        out.flush();
    }

    public void close() throws IOException {
        out.close();
    }
}
