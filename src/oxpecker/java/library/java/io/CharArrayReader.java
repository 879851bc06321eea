package java.io;

public class CharArrayReader extends Reader {
    private char[] characters;
    private int place;
    private int mark;
    private final int end;

    public CharArrayReader(char[] characters) {
        this.characters = characters;
        this.end = characters.length;
    }

    public CharArrayReader(char[] characters, int offset, int count) {
        if (offset < 0 || offset > characters.length || count < 0 || offset + count < 0) {
            throw new IllegalArgumentException();
        }
        this.characters = characters;
        this.place = offset;
        this.mark = offset;
        this.end = Math.min(offset + count, characters.length);
    }

    public int read() throws IOException {
        open();
        if (place >= end) {
            return -1;
        }
        place++;
        return characters[place - 1];
    }

    public boolean ready() throws IOException {
        open();
        return end - place > 0;
    }

    public long skip(long count) throws IOException {
        open();
        long done = Math.max(0, Math.min(end - place, count));
        place += (int) done;
        return done;
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int limit) throws IOException {
        open();
        mark = place;
    }

    public void reset() throws IOException {
        open();
        place = mark;
    }

    private void open() throws IOException {
        if (characters == null) {
            throw new IOException("Stream closed");
        }
    }

    public void close() {
        characters = null;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return 0 <= mark && mark <= place && 0 <= end && (characters == null || end <= characters.length);
    }
}
