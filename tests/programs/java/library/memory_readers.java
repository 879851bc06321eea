// Readers in memory: marks, going on, and readers and writers around others.
// prints: 2 ctruetrue
// prints: 2 de1-1
// prints: 3 def
// prints: 1 ytrue
// prints: x true-1
// prints: S 2h1truetrue
// prints: S
// prints: Abe
// prints: onetrue
// prints: 1ne/two//three
// prints: Stream closed
// prints: Abe23
// prints: Abe2346
// prints: Stream closed
import java.io.*;
import java.nio.CharBuffer;
import java.util.stream.Collectors;

class Main {
    static class Upper extends FilterReader {
        Upper(Reader in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int next = super.read();
            return next < 0 ? next : Character.toUpperCase(next);
        }
    }

    static class Loud extends FilterWriter {
        Loud(Writer out) {
            super(out);
        }

        @Override
        public void write(int character) throws IOException {
            super.write(Character.toUpperCase((char) character));
        }
    }

    public static void main(String[] args) throws IOException {
        Reader reader = new StringReader("abcdef");
        System.out.println(reader.skip(2) + " " + (char) reader.read() + reader.markSupported() + reader.ready());
        reader.mark(5);
        CharBuffer buffer = CharBuffer.allocate(2);
        System.out.println(reader.read(buffer) + " " + buffer.flip() + reader.skip(9) + reader.read());
        reader.reset();
        StringWriter text = new StringWriter();
        System.out.println(reader.transferTo(text) + " " + text);
        reader.close();
        CharArrayReader characters = new CharArrayReader("xyz".toCharArray());
        characters.mark(1);
        System.out.println(characters.skip(1) + " " + (char) characters.read() + characters.markSupported());
        characters.reset();
        System.out.println((char) characters.read() + " " + characters.ready() + Reader.nullReader().read());
        Reader upper = new Upper(new StringReader("shout"));
        upper.mark(3);
        char[] three = new char[3];
        System.out.println((char) upper.read() + " " + upper.read(three, 0, 2) + three[0] + upper.skip(1) + upper.ready() + upper.markSupported());
        upper.reset();
        System.out.println((char) upper.read());
        upper.close();
        StringWriter target = new StringWriter();
        Writer loud = new Loud(target);
        loud.write('a');
        loud.write("bc", 0, 1);
        loud.write(new char[] {'d', 'e'}, 1, 1);
        loud.flush();
        loud.close();
        System.out.println(target);
        BufferedReader lines = new BufferedReader(new StringReader("one\ntwo\n\nthree"));
        lines.mark(20);
        System.out.println(lines.readLine() + lines.markSupported());
        lines.reset();
        System.out.println(lines.skip(1) + lines.lines().collect(Collectors.joining("/")));
        Writer none = Writer.nullWriter();
        none.write("gone");
        none.close();
        try {
            none.flush();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        BufferedWriter small = new BufferedWriter(target, 2);
        small.write("12345", 1, 3);
        System.out.println(target);
        small.write('6');
        small.flush();
        System.out.println(target);
        small.close();
        try {
            small.write('7');
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }
}
