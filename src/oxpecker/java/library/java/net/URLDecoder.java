package java.net;

import java.io.UnsupportedEncodingException;
import oxpecker.Oox;

public class URLDecoder {
    public URLDecoder() {
    }

    static void check(String encoding) throws UnsupportedEncodingException {
        if (encoding.isEmpty()) {
            throw new UnsupportedEncodingException(encoding);
        }
        if (!encoding.equals("UTF-8") && !encoding.equals("utf-8") && !encoding.equals("UTF8")) {
            Oox.unsupported("an encoding of characters");
        }
    }

    /** Only in UTF-8. */
    public static String decode(String text, String encoding) throws UnsupportedEncodingException {
        if (encoding.isEmpty()) {
            throw new UnsupportedEncodingException("URLDecoder: empty string enc parameter");
        }
        check(encoding);
        StringBuilder decoded = new StringBuilder();
        int more = 0;
        int code = 0;
        int least = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '%') {
                wellFormed(more == 0);
                decoded.append(c == '+' ? ' ' : c);
                continue;
            }
            int value = escaped(text, i + 1);
            i += 2;
            if (more > 0) {
                wellFormed((value & 0xc0) == 0x80);
                code = code << 6 | value & 0x3f;
                more--;
                if (more == 0) {
                    wellFormed(code >= least && !Character.isSurrogate((char) code));
                    decoded.append((char) code);
                }
            } else if (value < 0x80) {
                decoded.append((char) value);
            } else if (value >= 0xc2 && value < 0xe0) {
                code = value & 0x1f;
                more = 1;
                least = 0x80;
            } else {
                wellFormed(value >= 0xe0 && value < 0xf0);
                code = value & 0x0f;
                more = 2;
                least = 0x800;
            }
        }
        wellFormed(more == 0);
        return decoded.toString();
    }

    /** Bytes that are no character of the basic plane are replaced in ways that are not known here. */
    private static void wellFormed(boolean holds) {
        if (!holds) {
            Oox.unsupported("characters beyond the basic plane in an address");
        }
    }

    /** The byte that two digits say, the first of which may be a sign. */
    private static int escaped(String text, int start) {
        if (start + 2 > text.length()) {
            throw new IllegalArgumentException("URLDecoder: Incomplete trailing escape (%) pattern");
        }
        char first = text.charAt(start);
        int high = first == '+' | first == '-' ? 0 : Character.digit(first, 16);
        int low = Character.digit(text.charAt(start + 1), 16);
        if (high < 0 || low < 0) {
            throw illegal("Error at index " + (high < 0 ? 0 : 1) + " in: \"" + text.substring(start, start + 2) + "\"");
        }
        if (first == '-' && low > 0) {
            throw illegal("negative value");
        }
        return high * 16 + low;
    }

    private static IllegalArgumentException illegal(String why) {
        return new IllegalArgumentException("URLDecoder: Illegal hex characters in escape (%) pattern - " + why);
    }
}
