// Characters beyond what is known of them, encodings, formats.
class Texts {
    static byte[] bytes(int x) {
        return (x == 7 ? "\u00e4" : "a").getBytes();    // check Texts.bytes: unknown, unsupported bytes of characters beyond ASCII here
    }

    static byte[] encoded(int x) throws java.io.UnsupportedEncodingException {
        return "a".getBytes(x == 7 ? "windows-1252" : "UTF-8");   // check Texts.encoded: unknown, unsupported an encoding of characters here
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

    static String sigma(int x) {
        return x == 7 ? "A\u03a3-".toLowerCase() : "";  // check Texts.sigma: unknown, unsupported a capital sigma beside other characters than letters here
    }

    static String address(int x) throws java.io.UnsupportedEncodingException {
        return x == 7 ? java.net.URLEncoder.encode("\uD83D\uDE00", "UTF-8") : "";   // check Texts.address: unknown, unsupported characters beyond the basic plane in an address here
    }
}
