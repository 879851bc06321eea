import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UnsupportedEncodingException;
import java.io.Writer;
import java.net.URLDecoder;
import java.net.URLEncoder;

/** Text that is written elsewhere than to the standard output; characters in addresses. */
class Writers {
    static void fill(PrintWriter writer) {
        writer.print(1);
        writer.print('c');
        writer.print(true);
        writer.print(2L);
        writer.print(1.5f);
        writer.print(2.5);
        writer.print((Object) null);
        writer.print(new char[] {'x', 'y'});
        writer.println("|");
        writer.printf("%d-%s", 3, "t").append("abc", 1, 2).append('d').append("e");
        writer.write("hello", 1, 3);
        writer.write(65);
        writer.println();
    }

    static String decoded(String text) throws UnsupportedEncodingException {
        try {
            return URLDecoder.decode(text, "UTF-8");
        } catch (IllegalArgumentException exception) {
            return exception.getMessage();
        }
    }

    static class Counting extends Writer {
        int count;
        boolean open = true;

        public void write(char[] characters, int offset, int length) throws IOException {
            if (!open) {
                throw new IOException("closed");
            }
            count += length;
        }

        public void flush() {
        }

        public void close() {
            open = false;
        }
    }

    public static void main(String[] args) throws IOException {
        StringWriter text = new StringWriter();
        fill(new PrintWriter(text));
        System.out.print(text);
        // prints: 1ctrue21.52.5nullxy|
        // prints: 3-tbdeellA
        System.out.println(text.getBuffer().length());
        // prints: 32
        PrintWriter out = new PrintWriter(System.out);
        out.println("later");
        System.out.println("sooner");
        // prints: sooner
        out.flush();
        // prints: later
        PrintWriter lines = new PrintWriter(System.out, true);
        lines.println("at once");
        // prints: at once
        System.out.println(lines.checkError());
        // prints: false
        out.println("never");
        Counting counting = new Counting();
        counting.append("abc").append('d').append("xyz", 0, 2);
        counting.write("1234", 1, 2);
        System.out.println(counting.count);
        // prints: 8
        PrintWriter counted = new PrintWriter(counting);
        counted.print("ab");
        counting.close();
        System.out.println(counting.count + " " + counted.checkError());
        // prints: 10 false
        counted.print("ab");
        System.out.println(counting.count + " " + counted.checkError());
        // prints: 10 true
        PrintWriter loud = new PrintWriter(System.out) {
            @Override
            public void println(String line) {
                System.out.println("[" + line + "]");
            }
        };
        loud.println("own");
        // prints: [own]
        OutputStream stream = System.out;
        stream.write('A');
        stream.write(new byte[] {66, 10});
        // prints: AB
        System.out.println(URLEncoder.encode("a b&c=\u00e4/\u20ac~*._-Z9%+", "UTF-8"));
        // prints: a+b%26c%3D%C3%A4%2F%E2%82%AC%7E*._-Z9%25%2B
        System.out.println(decoded("a+b%26c%3D%C3%A4%2f%E2%82%AC").equals("a b&c=\u00e4/\u20ac"));
        // prints: true
        System.out.println(decoded("%e0%a0%80".toUpperCase()).length());
        // prints: 1
        System.out.println(decoded("x%4"));
        // prints: URLDecoder: Incomplete trailing escape (%) pattern
        System.out.println(decoded("x%4g"));
        // prints: URLDecoder: Illegal hex characters in escape (%) pattern - Error at index 1 in: "4g"
        System.out.println(decoded("x%/4"));
        // prints: URLDecoder: Illegal hex characters in escape (%) pattern - Error at index 0 in: "/4"
        System.out.println(decoded("x%-1"));
        // prints: URLDecoder: Illegal hex characters in escape (%) pattern - negative value
        System.out.println(decoded("%+1").length());
        // prints: 1
    }

    static void anything(String text) throws UnsupportedEncodingException {     // check Writers.anything: invalid
        assert text == null || !decoded(text).equals(" ");
    }

    static void plain(char c) throws UnsupportedEncodingException {             // check Writers.plain: valid
        if (c < 128) {
            String encoded = URLEncoder.encode(String.valueOf(c), "UTF-8");
            assert encoded.length() == 1 || encoded.charAt(0) == '%' && encoded.length() == 3;
            assert URLDecoder.decode(encoded, "UTF-8").charAt(0) == c;
        }
    }
}
