package java.net;

import java.io.UnsupportedEncodingException;
import oxpecker.Oox;

public class URLEncoder {
    private URLEncoder() {
    }

    /** Only in UTF-8. */
    public static String encode(String text, String encoding) throws UnsupportedEncodingException {
        URLDecoder.check(encoding);
        StringBuilder encoded = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isPlain(c)) {
                encoded.append(c);
            } else if (c == ' ') {
                encoded.append('+');
            } else if (c < 0x80) {
                escape(encoded, c);
            } else if (c < 0x800) {
                escape(encoded, 0xc0 | c >> 6);
                escape(encoded, 0x80 | c & 0x3f);
            } else if (!Character.isSurrogate(c)) {
                escape(encoded, 0xe0 | c >> 12);
                escape(encoded, 0x80 | c >> 6 & 0x3f);
                escape(encoded, 0x80 | c & 0x3f);
            } else {
                return Oox.unsupported("characters beyond the basic plane in an address");
            }
        }
        return encoded.toString();
    }

    private static boolean isPlain(char c) {
        return c >= 'a' & c <= 'z' | c >= 'A' & c <= 'Z' | c >= '0' & c <= '9'
                | c == '-' | c == '_' | c == '.' | c == '*';
    }

    private static void escape(StringBuilder encoded, int value) {
        encoded.append('%').append(digit(value >> 4)).append(digit(value & 15));
    }

    private static char digit(int value) {
        return (char) (value < 10 ? '0' + value : 'A' + value - 10);
    }
}
