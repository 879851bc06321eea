// Characters beyond what is known of them, encodings, formats.
class Texts {
    static byte[] bytes(int x) {
        return (x == 7 ? "\u00e4" : "a").getBytes();    // check Texts.bytes: unknown, unsupported bytes of characters beyond ASCII here
    }

    static byte[] encoded(int x) throws java.io.UnsupportedEncodingException {
        return "a".getBytes(x == 7 ? "UTF-16" : "UTF-8");   // check Texts.encoded: unknown, unsupported an encoding of characters here
    }

    static int capacity(int x) {
        StringBuilder text = new StringBuilder("a");
        for (int i = 0; i < 3; i++) {
            text.append("0123456789").append("0123456789");
        }
        return x == 7 ? text.capacity() : 0;            // check Texts.capacity: unknown, unsupported the capacity of a text that was changed several times here
    }

    static String flagged(int x) {
        return x == 7 ? String.format("%#.3e", 1.0) : "";   // check Texts.flagged: unknown, unsupported this flag of a format here
    }

    static String dated(int x) {
        return x == 7 ? String.format("%tY", x) : "";   // check Texts.dated: unknown, unsupported this conversion of a format here
    }

    static boolean letter(char c) {
        return Character.isLetter(c);                   // check Texts.letter: unknown, unsupported letters beyond Latin-1 here
    }

    static boolean point(int x) {
        return x == 7 && Character.isLetter(0x1F600);   // check Texts.point: unknown, unsupported letters beyond the basic plane here
    }

    static int value(char c) {
        return Character.getNumericValue(c);            // check Texts.value: unknown, unsupported the numeric value of a character beyond ASCII here
    }

    static String address(int x) throws java.io.UnsupportedEncodingException {
        return x == 7 ? java.net.URLEncoder.encode("\uD83D\uDE00", "UTF-8") : "";   // check Texts.address: unknown, unsupported characters beyond the basic plane in an address here
    }

    // What is known has its verdict.
    static boolean latin(char c) {                      // check Texts.latin: valid
        return c < 256 && Character.isLetter(c);
    }

    static int ascii(char c) {                          // check Texts.ascii: valid
        int value = c < 128 ? Character.getNumericValue(c) : -1;
        assert value < 36;
        return value;
    }
}
