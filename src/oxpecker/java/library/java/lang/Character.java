package java.lang;

import oxpecker.CharacterTables;
import oxpecker.Deterministic;
import oxpecker.Nondeterministic;

/** What is known of characters stands in tables, which are those of JDK 17. */
@Deterministic
public final class Character implements java.io.Serializable, Comparable<Character>, oxpecker.Kept {
    public static final Class<Character> TYPE = (Class<Character>) (Class<?>) char.class;
    public static final char MIN_VALUE = '\u0000';
    public static final char MAX_VALUE = '\uffff';
    public static final int MIN_RADIX = 2;
    public static final int MAX_RADIX = 36;
    public static final int MIN_CODE_POINT = 0;
    public static final int MAX_CODE_POINT = 0x10ffff;
    public static final int MIN_SUPPLEMENTARY_CODE_POINT = 0x10000;
    public static final char MIN_HIGH_SURROGATE = '\ud800';
    public static final char MAX_HIGH_SURROGATE = '\udbff';
    public static final char MIN_LOW_SURROGATE = '\udc00';
    public static final char MAX_LOW_SURROGATE = '\udfff';
    public static final char MIN_SURROGATE = '\ud800';
    public static final char MAX_SURROGATE = '\udfff';
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
        return (char) point;
    }

    private static /*@ pure @*/ boolean isBasic(int point) {
        return point >= 0 & point <= 0xffff;
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

    private static /*@ pure @*/ boolean asciiLetter(char c) {
        return c >= 'a' & c <= 'z' | c >= 'A' & c <= 'Z';
    }

    public static /*@ pure @*/ boolean isLetter(char c) {
        return CharacterTables.letter(c);
    }

    public static /*@ pure @*/ boolean isLetter(int point) {
        return isBasic(point) ? CharacterTables.letter(point) : isSupplementaryCodePoint(point) && CharacterTables.letterBeyond(point);
    }

    public static /*@ pure @*/ boolean isAlphabetic(int point) {
        return isBasic(point)
            ? CharacterTables.letter(point) ^ CharacterTables.otherAlphabetic(point)
            : isSupplementaryCodePoint(point)
                && CharacterTables.letterBeyond(point) ^ CharacterTables.otherAlphabeticBeyond(point);
    }

    public static /*@ pure @*/ boolean isDigit(char c) {
        return CharacterTables.digit(c);
    }

    public static /*@ pure @*/ boolean isDigit(int point) {
        return isBasic(point) ? CharacterTables.digit(point) : isSupplementaryCodePoint(point) && CharacterTables.digitBeyond(point);
    }

    public static /*@ pure @*/ boolean isLetterOrDigit(char c) {
        return isLetter(c) | isDigit(c);
    }

    public static /*@ pure @*/ boolean isLetterOrDigit(int point) {
        return isLetter(point) | isDigit(point);
    }

    public static /*@ pure @*/ boolean isUpperCase(char c) {
        return CharacterTables.upper(c);
    }

    public static /*@ pure @*/ boolean isUpperCase(int point) {
        return isBasic(point) ? CharacterTables.upper(point) : isSupplementaryCodePoint(point) && CharacterTables.upperBeyond(point);
    }

    public static /*@ pure @*/ boolean isLowerCase(char c) {
        return CharacterTables.lower(c);
    }

    public static /*@ pure @*/ boolean isLowerCase(int point) {
        return isBasic(point) ? CharacterTables.lower(point) : isSupplementaryCodePoint(point) && CharacterTables.lowerBeyond(point);
    }

    public static /*@ pure @*/ boolean isWhitespace(char c) {
        boolean common = c >= 9 & c <= 13 | c >= 28 & c <= 32;
        boolean spaces = c == 0x1680 | c >= 0x2000 & c <= 0x200a & c != 0x2007 | c == 0x205f | c == 0x3000;
        return common | spaces | c == 0x2028 | c == 0x2029;
    }

    public static /*@ pure @*/ boolean isWhitespace(int point) {
        return isBasic(point) && isWhitespace((char) point);
    }

    public static /*@ pure @*/ boolean isSpaceChar(char c) {
        boolean spaces = c == 0x1680 | c >= 0x2000 & c <= 0x200a | c == 0x205f | c == 0x3000;
        return c == ' ' | c == 0xa0 | c == 0x202f | spaces | c == 0x2028 | c == 0x2029;
    }

    public static /*@ pure @*/ boolean isSpaceChar(int point) {
        return isBasic(point) && isSpaceChar((char) point);
    }

    public static /*@ pure @*/ boolean isSpace(char c) {
        return c == ' ' | c == '\t' | c == '\n' | c == '\f' | c == '\r';
    }

    public static /*@ pure @*/ boolean isISOControl(int point) {
        return point >= 0 & point <= 0x1f | point >= 0x7f & point <= 0x9f;
    }

    public static /*@ pure @*/ boolean isTitleCase(char c) {
        return CharacterTables.title(c);
    }

    public static /*@ pure @*/ boolean isTitleCase(int point) {
        return isBasic(point) && CharacterTables.title(point);
    }

    public static /*@ pure @*/ boolean isMirrored(char c) {
        return CharacterTables.mirrored(c);
    }

    public static /*@ pure @*/ boolean isMirrored(int point) {
        return isBasic(point) ? CharacterTables.mirrored(point) : isSupplementaryCodePoint(point) && CharacterTables.mirroredBeyond(point);
    }

    public static /*@ pure @*/ boolean isIdentifierIgnorable(char c) {
        return CharacterTables.ignorable(c);
    }

    public static /*@ pure @*/ boolean isIdentifierIgnorable(int point) {
        return isBasic(point) ? CharacterTables.ignorable(point) : isSupplementaryCodePoint(point) && CharacterTables.ignorableBeyond(point);
    }

    public static /*@ pure @*/ boolean isUnicodeIdentifierStart(char c) {
        return CharacterTables.letter(c) ^ CharacterTables.otherUnicodeStart(c);
    }

    public static /*@ pure @*/ boolean isUnicodeIdentifierStart(int point) {
        return isBasic(point)
            ? CharacterTables.letter(point) ^ CharacterTables.otherUnicodeStart(point)
            : isSupplementaryCodePoint(point)
                && CharacterTables.letterBeyond(point) ^ CharacterTables.otherUnicodeStartBeyond(point);
    }

    public static /*@ pure @*/ boolean isUnicodeIdentifierPart(char c) {
        return isUnicodeIdentifierStart(c) ^ CharacterTables.otherUnicodePart(c);
    }

    public static /*@ pure @*/ boolean isUnicodeIdentifierPart(int point) {
        return isUnicodeIdentifierStart(point)
            ^ (isBasic(point) ? CharacterTables.otherUnicodePart(point)
                : isSupplementaryCodePoint(point) && CharacterTables.otherUnicodePartBeyond(point));
    }

    public static /*@ pure @*/ boolean isISOControl(char c) {
        return c <= 0x1f | c >= 0x7f & c <= 0x9f;
    }

    public static /*@ pure @*/ boolean isJavaIdentifierStart(char c) {
        return CharacterTables.letter(c) ^ CharacterTables.otherJavaStart(c);
    }

    public static /*@ pure @*/ boolean isJavaIdentifierPart(char c) {
        return isJavaIdentifierStart(c) ^ CharacterTables.otherJavaPart(c);
    }

    public static /*@ pure @*/ boolean isJavaIdentifierStart(int point) {
        return isBasic(point)
            ? CharacterTables.letter(point) ^ CharacterTables.otherJavaStart(point)
            : isSupplementaryCodePoint(point)
                && CharacterTables.letterBeyond(point) ^ CharacterTables.otherJavaStartBeyond(point);
    }

    public static /*@ pure @*/ boolean isJavaIdentifierPart(int point) {
        return isJavaIdentifierStart(point)
            ^ (isBasic(point) ? CharacterTables.otherJavaPart(point)
                : isSupplementaryCodePoint(point) && CharacterTables.otherJavaPartBeyond(point));
    }

    public static /*@ pure @*/ boolean isJavaLetter(char c) {
        return isJavaIdentifierStart(c);
    }

    public static /*@ pure @*/ boolean isJavaLetterOrDigit(char c) {
        return isJavaIdentifierPart(c);
    }

    public static /*@ pure @*/ char toUpperCase(char c) {
        return (char) (c + CharacterTables.toUpper(c));
    }

    public static /*@ pure @*/ int toUpperCase(int point) {
        return isBasic(point) ? point + CharacterTables.toUpper(point)
            : isSupplementaryCodePoint(point) ? point + CharacterTables.toUpperBeyond(point) : point;
    }

    public static /*@ pure @*/ char toTitleCase(char c) {
        return (char) (toUpperCase(c) + CharacterTables.toTitle(c));
    }

    public static /*@ pure @*/ int toTitleCase(int point) {
        return isBasic(point) ? toTitleCase((char) point)
            : isSupplementaryCodePoint(point) ? toUpperCase(point) + CharacterTables.toTitleBeyond(point) : point;
    }

    public static /*@ pure @*/ char toLowerCase(char c) {
        return (char) (c + CharacterTables.toLower(c));
    }

    public static /*@ pure @*/ int toLowerCase(int point) {
        return isBasic(point) ? point + CharacterTables.toLower(point)
            : isSupplementaryCodePoint(point) ? point + CharacterTables.toLowerBeyond(point) : point;
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
        int origin = CharacterTables.digitOrigin(c);
        return origin < 0 ? -1 : c - origin;
    }

    public static /*@ pure @*/ int digit(int point, int radix) {
        if (isBasic(point)) {
            return digit((char) point, radix);
        }
        int origin = isSupplementaryCodePoint(point) ? CharacterTables.digitOriginBeyond(point) : -1;
        boolean known = radix >= MIN_RADIX & radix <= MAX_RADIX & origin >= 0 & point - origin < radix;
        return known ? point - origin : -1;
    }

    public static /*@ pure @*/ int getNumericValue(char c) {
        int origin = CharacterTables.numericOrigin(c);
        return origin < 2 ? -1 - origin : c - origin + 2;
    }

    public static /*@ pure @*/ int getNumericValue(int point) {
        if (!isValidCodePoint(point)) {
            return -1;
        }
        int origin = isBasic(point) ? CharacterTables.numericOrigin(point) : CharacterTables.numericOriginBeyond(point);
        return origin < 2 ? -1 - origin : point - origin + 2;
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

    public static /*@ pure @*/ int codePointAt(char[] characters, int index) {
        return codePointAt(characters, index, characters.length);
    }

    public static /*@ pure @*/ int codePointAt(char[] characters, int index, int limit) {
        if (index >= limit || index < 0 || limit < 0 || limit > characters.length) {
            throw new IndexOutOfBoundsException();
        }
        char high = characters[index];
        boolean pair = isHighSurrogate(high) && index + 1 < limit && isLowSurrogate(characters[index + 1]);
        return pair ? toCodePoint(high, characters[index + 1]) : high;
    }

    public static int codePointCount(CharSequence text, int begin, int end) {
        java.util.Objects.checkFromToIndex(begin, end, text.length());
        int count = end - begin;
        for (int i = begin; i + 1 < end; i++) {
            if (isHighSurrogate(text.charAt(i)) && isLowSurrogate(text.charAt(i + 1))) {
                count--;
                i++;
            }
        }
        return count;
    }

    @Nondeterministic
    public static int toChars(int point, char[] target, int index) {
        char[] characters = toChars(point);
        for (int i = characters.length - 1; i >= 0; i--) {
            target[index + i] = characters[i];
        }
        return characters.length;
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

    public static /*@ pure @*/ boolean isDefined(char c) {
        return CharacterTables.defined(c);
    }

    public static /*@ pure @*/ boolean isDefined(int point) {
        return isBasic(point) ? CharacterTables.defined(point) : isSupplementaryCodePoint(point) && CharacterTables.definedBeyond(point);
    }

}
