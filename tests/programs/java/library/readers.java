import java.io.BufferedReader;
import java.io.FileNotFoundException;
import java.io.FileReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.UnsupportedEncodingException;
import java.net.Socket;
import java.net.UnknownHostException;

/** What is read from a text is known; what comes from elsewhere is anything, and may fail. */
class Readers {
    static String firstOf(Reader given) throws IOException {
        try (BufferedReader reader = new BufferedReader(given)) {
            return reader.readLine();
        }
    }

    public static void main(String[] args) throws IOException {
        System.out.println(firstOf(new StringReader("one\r\ntwo")));
        // prints: one
        System.out.println(firstOf(new StringReader("")));
        // prints: null
        System.out.println(Runtime.getRuntime().availableProcessors() > 0);
        // prints: true
    }

    static void file() throws IOException {                 // check Readers.file: invalid
        BufferedReader reader = new BufferedReader(new FileReader("notes"));
        String line = reader.readLine();
        assert line == null || line.length() != 2;
    }

    static int missing = 0;

    static void fails() {                                   // check Readers.fails: invalid
        try {
            new FileReader("notes").close();
        } catch (FileNotFoundException none) {
            assert false;
        } catch (IOException other) {
            missing++;
        }
    }

    static void connected() throws IOException {            // check Readers.connected: invalid
        try (Socket socket = new Socket("nowhere", 80)) {
            InputStreamReader reader = new InputStreamReader(socket.getInputStream(), "UTF-8");
            assert reader.read() < 7;
        } catch (UnknownHostException | UnsupportedEncodingException none) {
            missing++;
        }
    }

    static void linesHaveNoEnds() throws IOException {      // check Readers.linesHaveNoEnds: valid within bounds
        String line = new BufferedReader(new FileReader("notes")).readLine();
        assert line == null || line.indexOf('\n') < 0 && line.indexOf('\r') < 0;
    }
}
