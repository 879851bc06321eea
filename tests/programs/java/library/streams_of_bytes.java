// Streams of bytes: the standard ones, and what is closed by itself.
// prints: 1c2.5nullxy
// prints: a-1| 2.00|ztextnulltrue
// prints: w3
// prints: inside; stuck closed; first closed; stuck
// prints: 3/x true
// prints: true 12 false xtrue next linefalse
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Locale;
import java.util.Scanner;

class Main {
    static class Door implements Closeable {
        private final String name;

        Door(String name) {
            this.name = name;
        }

        @Override
        public void close() throws IOException {
            System.out.print(name + " closed; ");
            if (name.equals("stuck")) {
                throw new IOException("stuck");
            }
        }
    }

    public static void main(String[] args) {
        PrintStream out = System.out;
        out.print(1);
        out.print('c');
        out.print(2.5f);
        out.print((Object) null);
        out.print(new char[] {'x', 'y'});
        out.println();
        out.printf("%s-%d", "a", 1).format("|%5.2f|", 2.0).append('z').append("text").append(null);
        out.println(true);
        out.write('w');
        out.println(3L);
        out.flush();
        System.err.println("nobody reads this");
        doors();
        StringWriter text = new StringWriter();
        PrintWriter writer = new PrintWriter(text);
        writer.format("%d/%s", 3, "x").flush();
        System.out.println(text.toString() + " " + Locale.ROOT.toString().isEmpty());
        Scanner scanner = new Scanner("12 x\nnext line\n");
        System.out.println(scanner.hasNextLong() + " " + scanner.nextLong() + " " + scanner.hasNextLong() + scanner.nextLine() + scanner.hasNextLine() + " " + scanner.nextLine() + scanner.hasNextLine());
        scanner.close();
    }

    static void doors() {
        try (Door first = new Door("first"); Closeable second = new Door("stuck")) {
            System.out.print("inside; ");
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }

    static int any() throws IOException {               // check Main.any: valid
        InputStream in = System.in;
        int read = in.read();
        assert read >= -1 && read <= 255;
        in.close();
        return read;
    }

    static void end() throws IOException {              // check Main.end: invalid, exception
        assert System.in.read() != -1;
    }

    static void ready() throws IOException {            // check Main.ready: valid
        InputStreamReader reader = new InputStreamReader(System.in);
        boolean ready = reader.ready();
        StringReader known = new StringReader("a");
        assert known.ready();
        known.close();
    }

    static void sink(OutputStream other) throws IOException {   // check Main.sink: valid
        System.err.print(3);
        System.err.write(3);
        System.err.close();
    }
}
