// Streams of bytes in memory, filters around them, and data in bytes.
// prints: 6 [1, 3, 4, 5, 6, -1]
// prints: 3 4 3[4, 5, 6]true
// prints: 1 -1 -1 -1
// prints: [-1]0 0
// prints: 2[4, 9, 8]20false[5, 4]
// prints: 2[2, 1]-1
// prints: 1 5true
// prints: 2[3, 4]1
// prints: 3 4 5 [6, -1]
// prints: Stream closed
// prints: 1 2 | 3 4 flush 5 flush close 
// prints: 8 9 flush flush close 
// prints: 46 [1, -2, -2, -44, 32, -84, 64, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -5, 63, -96, 0, 0, -65, -32, 0, 0, 0, 0, 0, 0, 0, 8, 97, -64, -128, -61, -92, -30, -126, -84, 120, 121, 0, 122, -56, 8]
// prints: true -2 -300 € 1073741824 -5 1.25 -0.5 true
// prints: xy122 200 1 -1-1-1
// prints: 0 [104, -61, -92, 33, 50, 51, 10, 115, 101, 99, 111, 110, 100, 108, 105, 110, 101, 10]
// prints: truesecondlinenull
// prints: [-2, -1, 0, 97, 0, 98]
// prints: x3bqAC1.5
// prints: false truebcdeghjbcdeghj 1414
// prints: 1
// prints: 1 3 4 5 6 255 xxx
// prints: Stream closed
// prints: Negative initial size: -1
// prints: mark/reset not supported
// prints: end null
// prints: malformed input: partial character at end
// prints: Buffer size <= 0
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

class Main {
    /** Notes what reaches it. */
    static class Noted extends OutputStream {
        final StringBuilder notes = new StringBuilder();

        @Override
        public void write(int value) {
            notes.append(value & 0xff).append(' ');
        }

        @Override
        public void flush() {
            notes.append("flush ");
        }

        @Override
        public void close() {
            notes.append("close ");
        }
    }

    /** Counts down. */
    static class Falling extends InputStream {
        int left;

        Falling(int left) {
            this.left = left;
        }

        @Override
        public int read() {
            return left == 0 ? -1 : left--;
        }
    }

    static class Doubled extends FilterInputStream {
        Doubled(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int value = in.read();
            return value < 0 ? value : 2 * value;
        }
    }

    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(2);
        bytes.write(1);
        bytes.write(new byte[] {2, 3, 4}, 1, 2);
        bytes.write(new byte[] {5});
        bytes.writeBytes(new byte[] {6, -1});
        System.out.println(bytes.size() + " " + Arrays.toString(bytes.toByteArray()));
        read(bytes.toByteArray());
        filters(bytes.toByteArray());
        data();
        texts();
        Noted noted = new Noted();
        bytes.writeTo(noted);
        bytes.reset();
        bytes.write('x');
        bytes.flush();
        bytes.close();
        System.out.println(noted.notes + bytes.toString() + bytes.toString("UTF-8") + bytes.toString(StandardCharsets.US_ASCII));
        OutputStream nothing = OutputStream.nullOutputStream();
        nothing.write(3);
        nothing.close();
        try {
            nothing.write(new byte[1]);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        mistakes();
    }

    static void mistakes() throws IOException {
        try {
            new ByteArrayOutputStream(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Falling(1).reset();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            new DataInputStream(new ByteArrayInputStream(new byte[3])).readInt();
        } catch (EOFException e) {
            System.out.println("end " + e.getMessage());
        }
        try {
            new DataInputStream(new ByteArrayInputStream(new byte[] {0, 2, 65, (byte) 0xc3})).readUTF();
        } catch (UTFDataFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            new BufferedInputStream(new Falling(3), 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    static void read(byte[] bytes) throws IOException {
        ByteArrayInputStream in = new ByteArrayInputStream(bytes, 1, 20);
        byte[] some = new byte[3];
        System.out.println(in.read() + " " + in.available() + " " + in.read(some) + Arrays.toString(some) + in.markSupported());
        in.mark(9);
        System.out.println(in.skip(1) + " " + in.read() + " " + in.read() + " " + in.read(some, 0, 1));
        in.reset();
        System.out.println(Arrays.toString(in.readAllBytes()) + in.readNBytes(some, 0, 2) + " " + in.readNBytes(2).length);
        InputStream own = new Falling(9);
        own.mark(1);
        System.out.println(own.read(some, 1, 2) + Arrays.toString(some) + own.skip(2) + own.available() + own.markSupported() + Arrays.toString(own.readNBytes(2)));
        own.skipNBytes(1);
        ByteArrayOutputStream rest = new ByteArrayOutputStream();
        System.out.println(own.transferTo(rest) + Arrays.toString(rest.toByteArray()) + InputStream.nullInputStream().read());
        own.close();
        in.close();
    }

    static void filters(byte[] bytes) throws IOException {
        BufferedInputStream in = new BufferedInputStream(new Doubled(new ByteArrayInputStream(bytes)));
        System.out.println(in.read() + " " + in.available() + in.markSupported());
        in.mark(4);
        byte[] some = new byte[2];
        System.out.println(in.read(some) + Arrays.toString(some) + in.skip(1));
        in.reset();
        System.out.println(in.read() + " " + in.read() + " " + in.read() + " " + Arrays.toString(in.readAllBytes()));
        in.close();
        try {
            in.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        Noted noted = new Noted();
        BufferedOutputStream out = new BufferedOutputStream(noted, 3);
        out.write(1);
        out.write(2);
        out.write(new byte[] {3, 4});
        noted.notes.append("| ");
        out.flush();
        out.write(5);
        out.close();
        System.out.println(noted.notes);
        Noted plain = new Noted();
        FilterOutputStream filter = new FilterOutputStream(plain);
        filter.write(new byte[] {7, 8}, 1, 1);
        filter.write(9);
        filter.flush();
        filter.close();
        filter.close();
        System.out.println(plain.notes);
    }

    static void data() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeBoolean(true);
        out.writeByte(-2);
        out.writeShort(-300);
        out.writeChar('\u20ac');
        out.writeInt(1 << 30);
        out.writeLong(-5L);
        out.writeFloat(1.25f);
        out.writeDouble(-0.5);
        out.writeUTF("a\u0000\u00e4\u20ac");
        out.writeBytes("xy");
        out.writeChars("z");
        out.write(200);
        out.write(new byte[] {9, 8, 7}, 1, 1);
        out.flush();
        System.out.println(out.size() + " " + Arrays.toString(bytes.toByteArray()));
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(in.readBoolean() + " " + in.readByte() + " " + in.readShort() + " " + in.readChar() + " " + in.readInt() + " " + in.readLong() + " " + in.readFloat() + " " + in.readDouble() + " " + in.readUTF().equals("a\u0000\u00e4\u20ac"));
        byte[] two = new byte[2];
        in.readFully(two);
        System.out.println(new String(two) + in.readUnsignedShort() + " " + in.readUnsignedByte() + " " + in.skipBytes(3) + " " + in.read() + in.read(two) + in.read(two, 0, 1));
        in.close();
    }

    static void texts() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Writer out = new BufferedWriter(new OutputStreamWriter(bytes, StandardCharsets.UTF_8));
        out.write("h\u00e4");
        out.write('!');
        out.write(new char[] {'1', '2', '3'}, 1, 2);
        ((BufferedWriter) out).newLine();
        System.out.print(bytes.size() + " ");
        out.flush();
        out.append("second").append("-line-", 1, 5).append('\n');
        out.close();
        System.out.println(Arrays.toString(bytes.toByteArray()));
        BufferedReader in = new BufferedReader(new InputStreamReader(new ByteArrayInputStream(bytes.toByteArray()), StandardCharsets.UTF_8));
        System.out.println(in.readLine().equals("h\u00e4!23") + in.readLine() + in.readLine());
        in.close();
        ByteArrayOutputStream wide = new ByteArrayOutputStream();
        Writer sixteen = new OutputStreamWriter(wide, "UTF-16");
        sixteen.write("a");
        sixteen.flush();
        sixteen.write("b", 0, 1);
        sixteen.close();
        System.out.println(Arrays.toString(wide.toByteArray()));
        PrintStream printed = new PrintStream(wide, true, "UTF-8");
        wide.reset();
        printed.print("x");
        printed.printf("%d", 3).append("abc", 1, 2).format(java.util.Locale.ROOT, "%s", "q");
        printed.write(new byte[] {65, 66}, 0, 1);
        printed.writeBytes(new byte[] {67});
        printed.println(1.5);
        System.out.print(wide.toString("UTF-8") + printed.checkError() + " ");
        printed.close();
        PrintStream broken = new PrintStream(wide) {
            @Override
            public void println() {
                setError();
                clearError();
                setError();
            }
        };
        broken.println();
        System.out.print(broken.checkError());
        CharArrayWriter characters = new CharArrayWriter();
        characters.write("abc", 1, 2);
        characters.write('d');
        characters.write(new char[] {'e', 'f'}, 0, 1);
        characters.append("g").append('h').append("ijk", 1, 2).writeTo(characters);
        characters.flush();
        characters.close();
        System.out.println(characters + " " + characters.size() + characters.toCharArray().length);
        characters.reset();
        ByteArrayOutputStream defaults = new ByteArrayOutputStream();
        Writer machine = new OutputStreamWriter(defaults);
        machine.write("plain");
        machine.close();
        System.out.println(new BufferedReader(new InputStreamReader(new ByteArrayInputStream(defaults.toByteArray()))).lines().count());
    }

    static void written(int value) throws IOException {      // check Main.written: valid
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new DataOutputStream(bytes).writeInt(value);
        assert new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())).readInt() == value;
    }

    static void anyStream(InputStream in) throws IOException {
        int value = in == null ? 0 : in.read();
        assert value >= 0;      // check Main.anyStream: invalid, exception
    }

    static boolean fails(InputStream in) {
        try {
            return in == null || in.read() >= -1;
        } catch (IOException e) {
            throw new IllegalStateException(e);      // check Main.fails: invalid, exception
        }
    }

    static int known(ByteArrayInputStream in) {      // check Main.known with array 1: valid within bounds
        int value = in == null ? 0 : in.read();
        assert value >= -1 && value < 256;
        return value;
    }
}
