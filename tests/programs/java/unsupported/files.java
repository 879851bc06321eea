// What is read from elsewhere and what is written elsewhere.
// with missing error
import java.io.BufferedReader;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.ObjectInputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.net.HttpURLConnection;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Scanner;

class FilesAndNets {
    static class Zeros extends InputStream {
        @Override
        public int read() {
            return 0;
        }
    }

    static class Nowhere extends OutputStream {
        @Override
        public void write(int value) {
        }
    }

    static int own(int x) throws IOException {
        return x == 7 ? new Zeros().read() : 0;             // check FilesAndNets.own: valid
    }

    static String line(int x) {
        return x == 7 ? new Scanner(System.in).nextLine() : "";     // check FilesAndNets.line: unknown, unsupported lines of an input that is not known here
    }

    static String word(int x) {
        Scanner scanner = new Scanner(System.in);
        return x == 7 && scanner.hasNext() ? scanner.next() : "";   // check FilesAndNets.word: unknown, unsupported words of an input that is not known here
    }

    static int many(int x) throws IOException {
        return x == 7 ? new InputStreamReader(System.in).read(new char[2]) : 0;     // check FilesAndNets.many: unknown, unsupported many characters at once of an unknown input here
    }

    static int buffered(char[] target) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        return target != null && target.length == 2 ? reader.read(target, 0, 1) : 0;    // check FilesAndNets.buffered: unknown, unsupported many characters at once of a buffered reader here
    }

    static void encoded(int x) {
        PrintWriter writer = x == 7 ? new PrintWriter(new Nowhere()) : null;        // check FilesAndNets.encoded: unknown, unsupported characters as bytes of a stream here
    }

    static void output() {
        PrintWriter writer = new PrintWriter(System.out);
        writer.print("x".repeat(9000));                     // check FilesAndNets.output: unknown, unsupported long output that is not flushed here
    }

    static boolean exists(String name) {
        return name != null && new File(name).exists();     // check FilesAndNets.exists: valid within bounds
    }

    static int opened(int x) throws IOException {
        return x == 7 ? new FileInputStream("f").read() : 0;    // check FilesAndNets.opened: valid
    }

    static void written(int x) throws IOException {
        FileWriter writer = x == 7 ? new FileWriter("f") : null;    // check FilesAndNets.written: valid
    }

    static void stored(int x) throws IOException {
        PrintStream stream = x == 7 ? new PrintStream("f") : System.out;    // check FilesAndNets.stored: unknown, unsupported this constructor of PrintStream here
    }

    static Object restored(int x) throws IOException, ClassNotFoundException {
        return x == 7 ? new ObjectInputStream(System.in).readObject() : null;   // check FilesAndNets.restored: unknown, unsupported class java.io.ObjectInputStream here
    }

    static String all(int x) throws IOException {
        return x == 7 ? Files.readString(Path.of("f")) : "";    // check FilesAndNets.all: valid
    }

    static int block(int x) throws IOException {
        System.in.reset();                                  // check FilesAndNets.block: unknown, unsupported a mark in an unknown input here
        return x;
    }

    static int lined(int x) throws IOException {
        java.io.DataInputStream input = new java.io.DataInputStream(System.in);
        return x == 7 ? input.readLine().length() : 0;      // check FilesAndNets.lined: unknown, unsupported lines of a DataInputStream here
    }

    static int marked(int x) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        reader.mark(x & 7);                                 // check FilesAndNets.marked: unknown, unsupported a mark in a buffered reader here
        return x;
    }

    static int decoded(int x) throws IOException {
        return new InputStreamReader(new java.io.ByteArrayInputStream(new byte[1025])).read();  // check FilesAndNets.decoded: unknown, unsupported the characters of many bytes here
    }

    static Object wrapped(StringBuilder text) {
        return text == null ? null : java.nio.CharBuffer.wrap(text);    // check FilesAndNets.wrapped: unknown, unsupported a buffer around a text that may change here
    }

    static int fetched(int x) throws IOException {
        return x == 7 && HttpURLConnection.getFollowRedirects() ? 1 : 0;     // check FilesAndNets.fetched: unknown, unsupported class java.net.HttpURLConnection here
    }

    static int listened(int x) throws IOException {
        return x == 7 ? new ServerSocket(80).getLocalPort() : 0;    // check FilesAndNets.listened: unknown, unsupported class java.net.ServerSocket here
    }

    // A file that is read as text may be there or not, and holds anything; that is no reason to know nothing.
    static int first(int x) {                               // check FilesAndNets.first: valid
        try (FileReader reader = new FileReader("f")) {
            int read = x > 0 ? reader.read() : -1;
            assert read >= -1 && read <= 65535;
            return read;
        } catch (IOException e) {
            return -1;
        }
    }

    static int failing(int x) throws IOException {
        assert x != 3;                                      // check FilesAndNets.failing: invalid, exception here
        return new FileInputStream("f").read();
    }
}
