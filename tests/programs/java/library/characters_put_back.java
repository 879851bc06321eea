import java.io.CharArrayReader;
import java.io.IOException;
import java.io.PushbackReader;
import java.io.Reader;
import java.util.Properties;

/** Readers of one's own, characters that are put back, texts by their names, and texts as bytes. */
class Scan {
    static int word(PushbackReader reader) throws IOException {
        int length = 0;
        int next = reader.read();
        while (next >= 'a' && next <= 'z') {
            length++;
            next = reader.read();
        }
        if (next >= 0) {
            reader.unread(next);
        }
        return length;
    }

    // check Scan.stops: valid
    static void stops(char first, char second) throws IOException {
        PushbackReader reader = new PushbackReader(new CharArrayReader(new char[] {first, second}));
        int length = word(reader);
        assert length == 2 || reader.read() == (length == 0 ? first : second);
    }

    // check Scan.goesOn: invalid
    static void goesOn(char first, char second) throws IOException {
        PushbackReader reader = new PushbackReader(new CharArrayReader(new char[] {first, second}));
        assert word(reader) != 1;
    }

    // check Scan.bytes: valid
    static void bytes(boolean choice) {
        byte[] known = (choice ? "yes" : "no").getBytes();
        assert known.length == (choice ? 3 : 2);
        assert new String(known).equals(choice ? "yes" : "no");
    }

    // check Scan.named: valid
    static void named(boolean choice) {
        Properties usual = new Properties();
        usual.setProperty("depth", "3");
        Properties own = new Properties(usual);
        if (choice) {
            own.setProperty("depth", "4");
        }
        assert own.getProperty("depth").equals(choice ? "4" : "3") && own.getProperty("width") == null;
    }

    // check Scan.copied: valid
    static void copied(char c) {
        StringBuilder builder = new StringBuilder("ab").append(c);
        char[] target = {'x', 'y', 'z', 'w'};
        builder.getChars(1, 3, target, 1);
        assert target[0] == 'x' && target[1] == 'b' && target[2] == c && target[3] == 'w';
    }
}
