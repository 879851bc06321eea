package java.io;

public class CharArrayWriter extends Writer {
    protected char[] buf;
    protected int count;

    public CharArrayWriter() {
        this(32);
    }

    public CharArrayWriter(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("Negative initial size: " + size);
        }
        this.buf = new char[size];
    }

    private void ensure(int size) {
        if (size > buf.length) {
            buf = java.util.Arrays.copyOf(buf, Math.max(2 * buf.length, size));
        }
    }

    public void write(int character) {
        ensure(count + 1);
        buf[count] = (char) character;
        count++;
    }

    public void write(char[] characters, int offset, int length) {
        java.util.Objects.checkFromIndexSize(offset, length, characters.length);
        ensure(count + length);
        System.arraycopy(characters, offset, buf, count, length);
        count += length;
    }

    public void write(String text, int offset, int length) {
        ensure(count + length);
        text.getChars(offset, offset + length, buf, count);
        count += length;
    }

    public void writeTo(Writer target) throws IOException {
        target.write(buf, 0, count);
    }

    public CharArrayWriter append(CharSequence text) {
        String shown = String.valueOf(text);
        write(shown, 0, shown.length());
        return this;
    }

    public CharArrayWriter append(CharSequence text, int begin, int end) {
        return append(String.valueOf(text).subSequence(begin, end));
    }

    public CharArrayWriter append(char character) {
        write(character);
        return this;
    }

    public void reset() {
        count = 0;
    }

    public char[] toCharArray() {
        return java.util.Arrays.copyOf(buf, count);
    }

    public int size() {
        return count;
    }

    public String toString() {
        return new String(buf, 0, count);
    }

    public void flush() {
    }

    public void close() {
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return buf != null && 0 <= count && count <= buf.length;
    }
}
