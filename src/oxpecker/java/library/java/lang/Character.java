package java.lang;

import oxpecker.Deterministic;
import oxpecker.Oox;

/** Which characters are letters, and their cases, is known for ASCII and Latin-1; beyond, that is not supported. */
@Deterministic
public final class Character implements java.io.Serializable, Comparable<Character>, oxpecker.Kept {
    public static final char MIN_VALUE = '\u0000';
    public static final char MAX_VALUE = '\uffff';
    public static final int MIN_RADIX = 2;
    public static final int MAX_RADIX = 36;
    public static final int SIZE = 16;
    public static final int BYTES = 2;

    private final char value;
    /** Whether this is not the one object that `valueOf` gives for a small value. */
    private final boolean $separate;

    public Character(char value) {
        this(value, true);
    }

    private Character(char value, boolean separate) {
        this.value = value;
        this.$separate = separate;
    }

    public static /*@ pure @*/ Character valueOf(char value) {
        return new Character(value, false);
    }

    /** Identity, as Java has it. */
    public static /*@ pure @*/ boolean same(Character a, Character b) {
        if (a == null || b == null) {
            return a == null && b == null;
        }
        return oxpecker.Identity.references(a, b)
            || !a.$separate && !b.$separate && a.value == b.value && a.value <= 127;
    }

    public /*@ pure @*/ boolean isOne(Object other) {
        return other instanceof Character && same(this, (Character) other);
    }

    public /*@ pure @*/ char charValue() {
        return value;
    }

    public /*@ pure @*/ boolean equals(Object other) {
        return other instanceof Character && ((Character) other).value == value;
    }

    public /*@ pure @*/ int hashCode() {
        return value;
    }

    public static /*@ pure @*/ int hashCode(char value) {
        return value;
    }

    public static /*@ pure @*/ int compare(char x, char y) {
        return x - y;
    }

    public /*@ pure @*/ int compareTo(Character other) {
        return compare(value, other.value);
    }

    public /*@ pure @*/ String toString() {
        return String.valueOf(value);
    }

    public static /*@ pure @*/ String toString(char value) {
        return String.valueOf(value);
    }

    public static /*@ pure @*/ String toString(int point) {
        if (point < 0x10000 || point > 0x10ffff) {
            return String.valueOf(basic(point));
        }
        return String.valueOf(highSurrogate(point)).concat(String.valueOf(lowSurrogate(point)));
    }

    /** A code point that is one `char`. */
    private static /*@ pure @*/ char basic(int point) {
        if (point < 0 || point > 0x10ffff) {
            String number = Integer.toHexString(point).toUpperCase();
            throw new IllegalArgumentException("Not a valid Unicode code point: 0x" + number);
        }
        if (point > 0xffff) {
            Oox.unsupported("letters beyond the basic plane");
        }
        return (char) point;
    }

    /** What is no code point has no properties, and is no mistake. */
    private static /*@ pure @*/ boolean isBeyond(int point) {
        return point < 0 | point > 0x10ffff;
    }

    public static /*@ pure @*/ char[] toChars(int point) {
        if (point < 0x10000 || point > 0x10ffff) {
            return new char[] {basic(point)};
        }
        return new char[] {highSurrogate(point), lowSurrogate(point)};
    }

    public static /*@ pure @*/ char highSurrogate(int point) {
        return (char) ((point >>> 10) + 0xd7c0);
    }

    public static /*@ pure @*/ char lowSurrogate(int point) {
        return (char) ((point & 0x3ff) + 0xdc00);
    }

    public static /*@ pure @*/ int toCodePoint(char high, char low) {
        return (high << 10) + low - 0x35fdc00;
    }

    public static /*@ pure @*/ boolean isSupplementaryCodePoint(int point) {
        return point >= 0x10000 & point <= 0x10ffff;
    }

    public static int codePointAt(CharSequence text, int index) {
        char c = text.charAt(index);
        if (isHighSurrogate(c) && index + 1 < text.length() && isLowSurrogate(text.charAt(index + 1))) {
            return toCodePoint(c, text.charAt(index + 1));
        }
        return c;
    }

    public static /*@ pure @*/ int charCount(int point) {
        return point >= 0x10000 ? 2 : 1;
    }

    /** Conditions are joined by `|` and `&`, so that they decide nothing one by one. */
    private static /*@ pure @*/ boolean latin(char c) {
        if (c > 255) {
            Oox.unsupported("letters beyond Latin-1");
        }
        return true;
    }

    private static /*@ pure @*/ boolean asciiLetter(char c) {
        return c >= 'a' & c <= 'z' | c >= 'A' & c <= 'Z';
    }

    public static /*@ pure @*/ boolean isLetter(char c) {
        boolean above = c >= 0xc0 & c != 0xd7 & c != 0xf7;
        return latin(c) && asciiLetter(c) | c == 0xaa | c == 0xb5 | c == 0xba | above;
    }

    public static /*@ pure @*/ boolean isLetter(int point) {
        return !isBeyond(point) && isLetter(basic(point));
    }

    public static /*@ pure @*/ boolean isAlphabetic(int point) {
        return isLetter(point);
    }

    public static /*@ pure @*/ boolean isDigit(char c) {
        return c <= 255 ? c >= '0' & c <= '9' : isOtherDigit(c);
    }

    public static /*@ pure @*/ boolean isDigit(int point) {
        return !isBeyond(point) && isDigit(basic(point));
    }

    private static /*@ pure @*/ boolean among(char c, int zero) {
        return c >= zero & c <= zero + 9;
    }

    /** Digits of other scripts (Unicode 13, category Nd). */
    private static /*@ pure @*/ boolean isOtherDigit(char c) {
        return among(c, 0x0660) | among(c, 0x06f0) | among(c, 0x07c0) | among(c, 0x0966)
            | among(c, 0x09e6) | among(c, 0x0a66) | among(c, 0x0ae6) | among(c, 0x0b66)
            | among(c, 0x0be6) | among(c, 0x0c66) | among(c, 0x0ce6) | among(c, 0x0d66)
            | among(c, 0x0de6) | among(c, 0x0e50) | among(c, 0x0ed0) | among(c, 0x0f20)
            | among(c, 0x1040) | among(c, 0x1090) | among(c, 0x17e0) | among(c, 0x1810)
            | among(c, 0x1946) | among(c, 0x19d0) | among(c, 0x1a80) | among(c, 0x1a90)
            | among(c, 0x1b50) | among(c, 0x1bb0) | among(c, 0x1c40) | among(c, 0x1c50)
            | among(c, 0xa620) | among(c, 0xa8d0) | among(c, 0xa900) | among(c, 0xa9d0)
            | among(c, 0xa9f0) | among(c, 0xaa50) | among(c, 0xabf0) | among(c, 0xff10);
    }

    /** Blocks of ten digits do not touch one another. */
    private static /*@ pure @*/ int otherDigit(char c) {
        int digit = 0;
        while (isOtherDigit((char) (c - digit - 1)) && digit < 9) {
            digit++;
        }
        return digit;
    }

    public static /*@ pure @*/ boolean isLetterOrDigit(char c) {
        return isLetter(c) | c >= '0' & c <= '9';
    }

    public static /*@ pure @*/ boolean isLetterOrDigit(int point) {
        return !isBeyond(point) && isLetterOrDigit(basic(point));
    }

    public static /*@ pure @*/ boolean isUpperCase(char c) {
        return latin(c) && c >= 'A' & c <= 'Z' | c >= 0xc0 & c <= 0xde & c != 0xd7;
    }

    public static /*@ pure @*/ boolean isUpperCase(int point) {
        return !isBeyond(point) && isUpperCase(basic(point));
    }

    public static /*@ pure @*/ boolean isLowerCase(char c) {
        return latin(c) && c >= 'a' & c <= 'z' | c == 0xaa | c == 0xb5 | c == 0xba | c >= 0xdf & c != 0xf7;
    }

    public static /*@ pure @*/ boolean isLowerCase(int point) {
        return !isBeyond(point) && isLowerCase(basic(point));
    }

    public static /*@ pure @*/ boolean isWhitespace(char c) {
        boolean common = c >= 9 & c <= 13 | c >= 28 & c <= 32;
        boolean spaces = c == 0x1680 | c >= 0x2000 & c <= 0x200a & c != 0x2007 | c == 0x205f | c == 0x3000;
        return common | spaces | c == 0x2028 | c == 0x2029;
    }

    public static /*@ pure @*/ boolean isWhitespace(int point) {
        return !isBeyond(point) && isWhitespace(basic(point));
    }

    public static /*@ pure @*/ boolean isSpaceChar(char c) {
        boolean spaces = c == 0x1680 | c >= 0x2000 & c <= 0x200a | c == 0x205f | c == 0x3000;
        return c == ' ' | c == 0xa0 | c == 0x202f | spaces | c == 0x2028 | c == 0x2029;
    }

    public static /*@ pure @*/ boolean isSpaceChar(int point) {
        return !isBeyond(point) && isSpaceChar(basic(point));
    }

    public static /*@ pure @*/ boolean isSpace(char c) {
        return c == ' ' | c == '\t' | c == '\n' | c == '\f' | c == '\r';
    }

    public static /*@ pure @*/ boolean isISOControl(int point) {
        return point >= 0 & point <= 0x1f | point >= 0x7f & point <= 0x9f;
    }

    /** No character of Latin-1 is in title case. */
    public static /*@ pure @*/ boolean isTitleCase(char c) {
        return !latin(c);
    }

    public static /*@ pure @*/ boolean isTitleCase(int point) {
        return !isBeyond(point) && isTitleCase(basic(point));
    }

    public static /*@ pure @*/ boolean isMirrored(char c) {
        latin(c);
        boolean brackets = c == '(' | c == ')' | c == '<' | c == '>' | c == '[' | c == ']' | c == '{' | c == '}';
        return brackets | c == 0xab | c == 0xbb;
    }

    public static /*@ pure @*/ boolean isMirrored(int point) {
        return !isBeyond(point) && isMirrored(basic(point));
    }

    public static /*@ pure @*/ boolean isIdentifierIgnorable(char c) {
        latin(c);
        return c <= 8 | c >= 0x0e & c <= 0x1b | c >= 0x7f & c <= 0x9f | c == 0xad;
    }

    public static /*@ pure @*/ boolean isIdentifierIgnorable(int point) {
        return !isBeyond(point) && isIdentifierIgnorable(basic(point));
    }

    public static /*@ pure @*/ boolean isUnicodeIdentifierStart(char c) {
        return isLetter(c);
    }

    public static /*@ pure @*/ boolean isUnicodeIdentifierStart(int point) {
        return isLetter(point);
    }

    public static /*@ pure @*/ boolean isUnicodeIdentifierPart(char c) {
        return isLetterOrDigit(c) | c == '_' | c == 0xb7 | isIdentifierIgnorable(c);
    }

    public static /*@ pure @*/ boolean isUnicodeIdentifierPart(int point) {
        return !isBeyond(point) && isUnicodeIdentifierPart(basic(point));
    }

    public static /*@ pure @*/ boolean isISOControl(char c) {
        return c <= 0x1f | c >= 0x7f & c <= 0x9f;
    }

    public static /*@ pure @*/ boolean isJavaIdentifierStart(char c) {
        return isLetter(c) | c == '_' | c == '$' | c >= 0xa2 & c <= 0xa5;
    }

    public static /*@ pure @*/ boolean isJavaIdentifierPart(char c) {
        return isJavaIdentifierStart(c) | c >= '0' & c <= '9' | isIdentifierIgnorable(c);
    }

    public static /*@ pure @*/ boolean isJavaIdentifierStart(int point) {
        return !isBeyond(point) && isJavaIdentifierStart(basic(point));
    }

    public static /*@ pure @*/ boolean isJavaIdentifierPart(int point) {
        return !isBeyond(point) && isJavaIdentifierPart(basic(point));
    }

    public static /*@ pure @*/ boolean isJavaLetter(char c) {
        return isJavaIdentifierStart(c);
    }

    public static /*@ pure @*/ boolean isJavaLetterOrDigit(char c) {
        return isJavaIdentifierPart(c);
    }

    public static /*@ pure @*/ char toUpperCase(char c) {
        latin(c);
        if (c >= 'a' & c <= 'z' | c >= 0xe0 & c <= 0xfe & c != 0xf7) {
            return (char) (c - 32);
        }
        return c == 0xff ? '\u0178' : c == 0xb5 ? '\u039c' : c;
    }

    public static /*@ pure @*/ int toUpperCase(int point) {
        return isBeyond(point) ? point : toUpperCase(basic(point));
    }

    /** No letter of Latin-1 has a title case of its own. */
    public static /*@ pure @*/ char toTitleCase(char c) {
        return toUpperCase(c);
    }

    public static /*@ pure @*/ int toTitleCase(int point) {
        return toUpperCase(point);
    }

    public static /*@ pure @*/ char toLowerCase(char c) {
        if (c == '\u0178' || c == '\u039c') {
            return c == '\u0178' ? '\u00ff' : '\u03bc';
        }
        return isUpperCase(c) ? (char) (c + 32) : c;
    }

    public static /*@ pure @*/ int toLowerCase(int point) {
        return isBeyond(point) ? point : toLowerCase(basic(point));
    }

    public static /*@ pure @*/ int digit(char c, int radix) {
        if (radix < MIN_RADIX || radix > MAX_RADIX) {
            return -1;
        }
        int digit = -1;
        if (c >= '0' & c <= '9') {
            digit = c - '0';
        } else if (asciiLetter(c)) {
            digit = (c | 32) - 'a' + 10;
        } else if (c > 255) {
            digit = wideDigit(c);
        }
        return digit < radix ? digit : -1;
    }

    private static /*@ pure @*/ int wideDigit(char c) {
        if (c >= 0xff21 & c <= 0xff3a | c >= 0xff41 & c <= 0xff5a) {
            return (c - 0xff21 & 31) + 10;
        }
        return isOtherDigit(c) ? otherDigit(c) : -1;
    }

    public static /*@ pure @*/ int digit(int point, int radix) {
        return isBeyond(point) ? -1 : digit(basic(point), radix);
    }

    public static /*@ pure @*/ int getNumericValue(char c) {
        if (c > 127) {
            Oox.unsupported("the numeric value of a character beyond ASCII");
        }
        return digit(c, 36);
    }

    public static /*@ pure @*/ int getNumericValue(int point) {
        return isBeyond(point) ? -1 : getNumericValue(basic(point));
    }

    public static /*@ pure @*/ char forDigit(int digit, int radix) {
        if (radix < MIN_RADIX || radix > MAX_RADIX || digit < 0 || digit >= radix) {
            return '\0';
        }
        return (char) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
    }

    public static /*@ pure @*/ char reverseBytes(char c) {
        return (char) ((c & 0xff00) >> 8 | c << 8);
    }

    public static /*@ pure @*/ boolean isSurrogate(char c) {
        return c >= 0xd800 & c <= 0xdfff;
    }

    /** How inputs are written. */
    static Character $of(char value) {
        return valueOf(value);
    }

    public static /*@ pure @*/ boolean isHighSurrogate(char c) {
        return c >= 0xd800 & c <= 0xdbff;
    }

    public static /*@ pure @*/ boolean isLowSurrogate(char c) {
        return c >= 0xdc00 & c <= 0xdfff;
    }

    public static /*@ pure @*/ boolean isSurrogatePair(char high, char low) {
        return isHighSurrogate(high) & isLowSurrogate(low);
    }

    public static /*@ pure @*/ boolean isValidCodePoint(int point) {
        return point >= 0 & point <= 0x10ffff;
    }

    public static /*@ pure @*/ boolean isBmpCodePoint(int point) {
        return point >= 0 & point <= 0xffff;
    }

    /** Every character of Latin-1 is defined. */
    public static /*@ pure @*/ boolean isDefined(char c) {
        return latin(c);
    }

    public static /*@ pure @*/ boolean isDefined(int point) {
        return !isBeyond(point) && isDefined(basic(point));
    }
}
