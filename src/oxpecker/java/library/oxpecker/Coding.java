package oxpecker;

/** Characters as bytes and back in the encodings that every Java platform has, with the replacements of JDK 17. */
public final class Coding {
    public static final int ASCII = 0;
    public static final int LATIN = 1;
    public static final int UTF_8 = 2;
    public static final int UTF_16BE = 3;
    public static final int UTF_16LE = 4;
    /** Big endian, with a mark in front; the mark of a text that is read says which order it has. */
    public static final int UTF_16 = 5;

    private static final char UNKNOWN = '\ufffd';
    private static final int MARK = 0xfeff;
    private static final int REVERSED_MARK = 0xfffe;

    private Coding() {
    }

    // --- characters to bytes -------------------------------------------------------------------------------

    public static byte[] encode(String text, int coding) {
        return coding == UTF_8 ? encodeEights(text) : coding < UTF_8 ? encodeBytes(text, coding) : encodePairs(text, coding);
    }

    /** One byte for each character, and a question mark for each that has none. */
    private static byte[] encodeBytes(String text, int coding) {
        int limit = coding == ASCII ? 0x80 : 0x100;
        byte[] bytes = new byte[text.length()];
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            bytes[count] = c < limit ? (byte) c : (byte) '?';
            count++;
            if (c >= limit && isPair(text, i)) {
                i++;
            }
        }
        return part(bytes, count);
    }

    private static boolean isPair(String text, int index) {
        return Character.isHighSurrogate(text.charAt(index)) && index + 1 < text.length()
            && Character.isLowSurrogate(text.charAt(index + 1));
    }

    private static byte[] encodeEights(String text) {
        byte[] bytes = new byte[text.length() * 3];
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < 0x80) {
                bytes[count] = (byte) c;
                count++;
            } else if (c < 0x800) {
                bytes[count] = (byte) (0xc0 | c >> 6);
                bytes[count + 1] = (byte) (0x80 | c & 0x3f);
                count += 2;
            } else if (!Character.isSurrogate(c)) {
                bytes[count] = (byte) (0xe0 | c >> 12);
                bytes[count + 1] = (byte) (0x80 | c >> 6 & 0x3f);
                bytes[count + 2] = (byte) (0x80 | c & 0x3f);
                count += 3;
            } else if (isPair(text, i)) {
                int point = Character.toCodePoint(c, text.charAt(i + 1));
                bytes[count] = (byte) (0xf0 | point >> 18);
                bytes[count + 1] = (byte) (0x80 | point >> 12 & 0x3f);
                bytes[count + 2] = (byte) (0x80 | point >> 6 & 0x3f);
                bytes[count + 3] = (byte) (0x80 | point & 0x3f);
                count += 4;
                i++;
            } else {
                bytes[count] = (byte) '?';
                count++;
            }
        }
        return part(bytes, count);
    }

    private static byte[] encodePairs(String text, int coding) {
        int start = coding == UTF_16 && text.length() > 0 ? 2 : 0;
        byte[] bytes = new byte[start + text.length() * 2];
        if (start > 0) {
            put(bytes, 0, MARK, coding);
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isPair(text, i)) {
                put(bytes, start + 2 * i, c, coding);
                i++;
                put(bytes, start + 2 * i, text.charAt(i), coding);
            } else {
                put(bytes, start + 2 * i, Character.isSurrogate(c) ? UNKNOWN : c, coding);
            }
        }
        return bytes;
    }

    private static void put(byte[] bytes, int index, int unit, int coding) {
        bytes[coding == UTF_16LE ? index + 1 : index] = (byte) (unit >> 8);
        bytes[coding == UTF_16LE ? index : index + 1] = (byte) unit;
    }

    private static byte[] part(byte[] bytes, int count) {
        if (count == bytes.length) {
            return bytes;
        }
        byte[] exact = new byte[count];
        for (int i = 0; i < count; i++) {
            exact[i] = bytes[i];
        }
        return exact;
    }

    // --- bytes to characters -------------------------------------------------------------------------------

    /** The characters of bytes within the array. */
    public static char[] decode(byte[] bytes, int offset, int count, int coding) {
        char[] characters = new char[count];
        int size = coding == UTF_8 ? decodeEights(bytes, offset, offset + count, characters)
            : coding < UTF_8 ? decodeBytes(bytes, offset, count, coding, characters)
            : decodePairs(bytes, offset, offset + count, coding, characters);
        if (size == count) {
            return characters;
        }
        char[] exact = new char[size];
        for (int i = 0; i < size; i++) {
            exact[i] = characters[i];
        }
        return exact;
    }

    private static int decodeBytes(byte[] bytes, int offset, int count, int coding, char[] characters) {
        for (int i = 0; i < count; i++) {
            byte b = bytes[offset + i];
            characters[i] = b >= 0 ? (char) b : coding == LATIN ? (char) (b & 0xff) : UNKNOWN;
        }
        return count;
    }

    private static int decodeEights(byte[] bytes, int begin, int end, char[] characters) {
        int size = 0;
        int place = begin;
        while (place < end) {
            int first = bytes[place] & 0xff;
            if (first < 0x80) {
                characters[size] = (char) first;
                size++;
                place++;
                continue;
            }
            int length = first < 0xc2 || first > 0xf4 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
            int valid = validLength(bytes, place, end, first, length);
            if (length == 1 || valid < length) {
                characters[size] = UNKNOWN;
                size++;
                place += valid;
                continue;
            }
            size = putPoint(characters, size, point(bytes, place, first, length));
            place += length;
        }
        return size;
    }

    /** How many bytes from a place on belong to the beginning of a character. */
    private static int validLength(byte[] bytes, int place, int end, int first, int length) {
        for (int i = 1; i < length; i++) {
            if (place + i >= end) {
                return i;
            }
            int next = bytes[place + i] & 0xff;
            int lowest = i > 1 ? 0x80 : first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
            int highest = i == 1 && first == 0xf4 ? 0x8f : 0xbf;
            if (next < lowest || next > highest) {
                return i;
            }
        }
        return length;
    }

    private static int point(byte[] bytes, int place, int first, int length) {
        int point = first & (length == 2 ? 0x1f : length == 3 ? 0x0f : 0x07);
        for (int i = 1; i < length; i++) {
            point = point << 6 | bytes[place + i] & 0x3f;
        }
        return point;
    }

    /** Half of a pair, in three bytes, is no character. */
    private static int putPoint(char[] characters, int size, int point) {
        if (point < 0x10000) {
            characters[size] = point >= 0xd800 && point < 0xe000 ? UNKNOWN : (char) point;
            return size + 1;
        }
        characters[size] = Character.highSurrogate(point);
        characters[size + 1] = Character.lowSurrogate(point);
        return size + 2;
    }

    private static int decodePairs(byte[] bytes, int begin, int end, int coding, char[] characters) {
        boolean little = coding == UTF_16LE;
        int size = 0;
        int place = begin;
        if (coding == UTF_16 && end - begin >= 2) {
            int mark = unit(bytes, begin, false);
            little = mark == REVERSED_MARK;
            place = mark == MARK || little ? begin + 2 : begin;
        }
        while (end - place >= 2) {
            int unit = unit(bytes, place, little);
            boolean high = unit >= 0xd800 && unit < 0xdc00;
            if (high && end - place < 4) {
                break;
            }
            int after = high ? unit(bytes, place + 2, little) : 0;
            boolean pair = high && after >= 0xdc00 && after < 0xe000;
            if (pair) {
                characters[size] = (char) unit;
                characters[size + 1] = (char) after;
                size += 2;
            } else {
                characters[size] = unit >= 0xd800 && unit < 0xe000 ? UNKNOWN : (char) unit;
                size++;
            }
            place += high ? 4 : 2;
        }
        if (place < end) {
            characters[size] = UNKNOWN;
            size++;
        }
        return size;
    }

    private static int unit(byte[] bytes, int place, boolean little) {
        int one = bytes[place] & 0xff;
        int two = bytes[place + 1] & 0xff;
        return little ? two << 8 | one : one << 8 | two;
    }
}
