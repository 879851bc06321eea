package java.io;

/** Characters that were read can be put back. */
public class PushbackReader extends Reader {
    private final Reader reader;
    private char[] back;
    private int place;

    public PushbackReader(Reader reader) {
        this(reader, 1);
    }

    public PushbackReader(Reader reader, int size) {
        this.reader = java.util.Objects.requireNonNull(reader);
        if (size <= 0) {
            throw new IllegalArgumentException("size <= 0");
        }
        this.back = new char[size];
        this.place = size;
    }

    private void open() throws IOException {
        if (back == null) {
            throw new IOException("Stream closed");
        }
    }

    public int read() throws IOException {
        open();
        if (place == back.length) {
            return reader.read();
        }
        place++;
        return back[place - 1];
    }

    public int read(char[] target, int offset, int count) throws IOException {
        open();
        java.util.Objects.checkFromIndexSize(offset, count, target.length);
        int kept = Math.min(back.length - place, count);
        System.arraycopy(back, place, target, offset, kept);
        place += kept;
        if (kept == count) {
            return kept;
        }
        int others = reader.read(target, offset + kept, count - kept);
        return others >= 0 ? kept + others : kept == 0 ? -1 : kept;
    }

    public void unread(int character) throws IOException {
        open();
        if (place == 0) {
            throw new IOException("Pushback buffer overflow");
        }
        place--;
        back[place] = (char) character;
    }

    public void unread(char[] characters) throws IOException {
        unread(characters, 0, characters.length);
    }

    public void unread(char[] characters, int offset, int count) throws IOException {
        open();
        if (count > place) {
            throw new IOException("Pushback buffer overflow");
        }
        place -= count;
        System.arraycopy(characters, offset, back, place, count);
    }

    public void close() throws IOException {
        reader.close();
        back = null;
    }

    boolean unknown() {
        return reader.unknown();
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return reader != null && 0 <= place && (back == null || place <= back.length);
    }
}
