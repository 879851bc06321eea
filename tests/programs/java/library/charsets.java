// Encodings of characters: exact bytes, and what stands for characters and bytes that an encoding does not have.
// prints: US-ASCII:
// prints: [] true
// prints: [97, 63, 63] false
// prints: [63] false
// prints: [63, 120, 63] false
// prints: 61 fffd fffd 62 fffd fffd fffd fffd fffd / fffd fffd 62 fffd 
// prints: ISO-8859-1:
// prints: [] true
// prints: [97, -28, 63] false
// prints: [63] false
// prints: [63, 120, 63] false
// prints: 61 e2 82 62 f0 9f 98 80 c3 / e2 82 62 f0 
// prints: UTF-8:
// prints: [] true
// prints: [97, -61, -92, -30, -126, -84] true
// prints: [-16, -97, -104, -128] true
// prints: [63, 120, 63] false
// prints: 61 fffd 62 d83d de00 fffd / fffd 62 fffd 
// prints: UTF-16BE:
// prints: [] true
// prints: [0, 97, 0, -28, 32, -84] true
// prints: [-40, 61, -34, 0] true
// prints: [-1, -3, 0, 120, -1, -3] false
// prints: 61e2 8262 f09f 9880 fffd / e282 62f0 
// prints: UTF-16LE:
// prints: [] true
// prints: [97, 0, -28, 0, -84, 32] true
// prints: [61, -40, 0, -34] true
// prints: [-3, -1, 120, 0, -3, -1] false
// prints: e261 6282 9ff0 8098 fffd / 82e2 f062 
// prints: UTF-16:
// prints: [] true
// prints: [-2, -1, 0, 97, 0, -28, 32, -84] true
// prints: [-2, -1, -40, 61, -34, 0] true
// prints: [-2, -1, -1, -3, 0, 120, -1, -3] false
// prints: 61e2 8262 f09f 9880 fffd / e282 62f0 
// prints: 41 c3 a4 
// prints: bc4201 2ff 
// prints: true UTF-8 UTF-8 true true 81070450
// prints: false 7 truefalse true
// prints: true
// prints: a b a b
// prints: Null charset name
// prints: ''
// prints: -1
// prints: offset 1, count 2, length 2
// prints: yfalse
// prints: xx
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;

class Main {
    static final Charset[] ALL = {StandardCharsets.US_ASCII, StandardCharsets.ISO_8859_1, StandardCharsets.UTF_8,
        StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE, StandardCharsets.UTF_16};

    static String hex(String text) {
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            shown.append(Integer.toHexString(text.charAt(i))).append(' ');
        }
        return shown.toString();
    }

    public static void main(String[] args) throws UnsupportedEncodingException {
        String[] texts = {"", "a\u00e4\u20ac", "\ud83d\ude00", "\ud83dx\ude00"};
        byte[] odd = {0x61, (byte) 0xe2, (byte) 0x82, 0x62, (byte) 0xf0, (byte) 0x9f, (byte) 0x98, (byte) 0x80, (byte) 0xc3};
        for (Charset each : ALL) {
            System.out.println(each + ":");
            for (String text : texts) {
                System.out.println(Arrays.toString(text.getBytes(each)) + " " + new String(text.getBytes(each), each).equals(text));
            }
            System.out.println(hex(new String(odd, each)) + "/ " + hex(new String(odd, 1, 4, each)));
        }
        System.out.println(hex(new String(new byte[] {-1, -2, 0x41, 0}, StandardCharsets.UTF_16)) + hex(new String("\u00e4".getBytes("UTF-8"), "latin1")));
        System.out.println(new String("abc".getBytes("ASCII"), 1, 2, "utf8") + new String(new int[] {0x61, 0x1f600, 0x62}, 0, 3).length() + hex(new String(new byte[] {1, -1}, 2, 0, 2)));
        names();
        mistakes();
    }

    static class Own extends Charset {
        Own() {
            super("x-own", null);
        }

        @Override
        public boolean contains(Charset other) {
            return other instanceof Own;
        }

        @Override
        public java.nio.charset.CharsetDecoder newDecoder() {
            return null;
        }

        @Override
        public java.nio.charset.CharsetEncoder newEncoder() {
            return null;
        }
    }

    static void names() {
        Charset utf = Charset.forName("utf8");
        System.out.println((utf == StandardCharsets.UTF_8) + " " + utf.name() + " " + utf.displayName() + " " + utf.canEncode() + " " + utf.isRegistered() + " " + utf.hashCode());
        System.out.println(utf.equals(StandardCharsets.UTF_16) + " " + utf.compareTo(StandardCharsets.UTF_16) + " " + utf.contains(StandardCharsets.US_ASCII) + StandardCharsets.US_ASCII.contains(utf) + " " + Charset.isSupported("l1"));
        System.out.println(Charset.defaultCharset() == Charset.defaultCharset());
    }

    static void mistakes() {
        try {
            Charset.forName("a b");
        } catch (IllegalCharsetNameException e) {
            System.out.println(e.getMessage() + " " + e.getCharsetName());
        }
        try {
            Charset.forName(null);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            "a".getBytes("");
        } catch (UnsupportedEncodingException e) {
            System.out.println("'" + e.getMessage() + "'");
        }
        try {
            new String(new int[] {-1}, 0, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new String(new byte[2], 1, 2, StandardCharsets.UTF_8);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new IllegalCharsetNameException("y").getMessage() + new Own().equals(Charset.forName("ASCII")));
        UnsupportedCharsetException unknown = new UnsupportedCharsetException("x");
        System.out.println(unknown.getMessage() + unknown.getCharsetName());
    }

    static void latinKeepsItsLength(String text) {      // check Main.latinKeepsItsLength with string 2: valid
        if (text != null && text.length() == 2 && text.charAt(0) < 256 && text.charAt(1) < 256) {
            assert text.getBytes(StandardCharsets.ISO_8859_1).length == 2;
        }
    }

    static void eightsDoNot(String text) {      // check Main.eightsDoNot with string 1: invalid, exception
        assert text == null || text.getBytes(StandardCharsets.UTF_8).length == text.length();
    }

    static void anyCharset(Charset charset) {
        assert charset != StandardCharsets.UTF_16;      // check Main.anyCharset: invalid, exception here
    }

    static void everyCharset(Charset charset) {      // check Main.everyCharset: valid within bounds
        assert charset == null || charset.name().length() > 0 && charset.equals(charset);
    }
}
