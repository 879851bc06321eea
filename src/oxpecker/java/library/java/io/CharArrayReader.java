package java.io;

public class CharArrayReader extends Reader {
    private char[] characters;
    private int place;
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
        this.end = Math.min(offset + count, characters.length);
    }

    public int read() throws IOException {
        if (characters == null) {
            throw new IOException("Stream closed");
        }
        if (place >= end) {
            return -1;
        }
        place++;
        return characters[place - 1];
    }

    public boolean ready() throws IOException {
        if (characters == null) {
            throw new IOException("Stream closed");
        }
        return end - place > 0;
    }

    public void close() {
        characters = null;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return 0 <= place && 0 <= end && (characters == null || end <= characters.length);
    }
}
