package java.lang;

import oxpecker.Deterministic;

@Deterministic
public final class Integer extends Number implements Comparable<Integer>, oxpecker.Kept {
    public static final Class<Integer> TYPE = (Class<Integer>) (Class<?>) int.class;
    public static final int MIN_VALUE = 0x80000000;
    public static final int MAX_VALUE = 0x7fffffff;
    public static final int SIZE = 32;
    public static final int BYTES = 4;

    private final int value;
    /** Whether this is not the one object that `valueOf` gives for a small value. */
    private final boolean $separate;

    public Integer(int value) {
        this(value, true);
    }

    public Integer(String text) throws NumberFormatException {
        this(parseInt(text), true);
    }

    private Integer(int value, boolean separate) {
        this.value = value;
        this.$separate = separate;
    }

    public static /*@ pure @*/ Integer valueOf(int value) {
        return new Integer(value, false);
    }

    /** Identity, as Java has it. */
    public static /*@ pure @*/ boolean same(Integer a, Integer b) {
        if (a == null || b == null) {
            return a == null && b == null;
        }
        return oxpecker.Identity.references(a, b)
            || !a.$separate && !b.$separate && a.value == b.value && a.value >= -128 && a.value <= 127;
    }

    public /*@ pure @*/ boolean isOne(Object other) {
        return other instanceof Integer && same(this, (Integer) other);
    }

    public /*@ pure @*/ byte byteValue() {
        return (byte) value;
    }

    public /*@ pure @*/ short shortValue() {
        return (short) value;
    }

    public /*@ pure @*/ int intValue() {
        return value;
    }

    public /*@ pure @*/ long longValue() {
        return (long) value;
    }

    public /*@ pure @*/ float floatValue() {
        return (float) value;
    }

    public /*@ pure @*/ double doubleValue() {
        return (double) value;
    }

    public /*@ pure @*/ boolean equals(Object other) {
        return other instanceof Integer && ((Integer) other).value == value;
    }

    public /*@ pure @*/ int hashCode() {
        return hashCode(value);
    }

    public static /*@ pure @*/ int hashCode(int value) {
        return value;
    }

    public static /*@ pure @*/ int compare(int x, int y) {
        return x < y ? -1 : x == y ? 0 : 1;
    }

    public /*@ pure @*/ int compareTo(Integer other) {
        return compare(value, other.value);
    }

    public /*@ pure @*/ String toString() {
        return String.valueOf(value);
    }

    public static /*@ pure @*/ String toString(int value) {
        return String.valueOf(value);
    }

    public static /*@ pure @*/ String toString(int value, int radix) {
        int base = radix < 2 || radix > 36 ? 10 : radix;
        int rest = value < 0 ? value : -value;
        String digits = "";
        do {
            digits = Character.forDigit((int) -(rest % base), base) + digits;
            rest = rest / base;
        } while (rest != 0);
        return value < 0 ? "-" + digits : digits;
    }

    /** The text of the bits, in groups of so many. */
    private static /*@ pure @*/ String unsigned(int value, int shift) {
        int rest = value;
        String digits = "";
        do {
            digits = Character.forDigit((int) (rest & (1 << shift) - 1), 16) + digits;
            rest = rest >>> shift;
        } while (rest != 0);
        return digits;
    }

    public static /*@ pure @*/ String toHexString(int value) {
        return unsigned(value, 4);
    }

    public static /*@ pure @*/ String toOctalString(int value) {
        return unsigned(value, 3);
    }

    public static /*@ pure @*/ String toBinaryString(int value) {
        return unsigned(value, 1);
    }

    public static /*@ pure @*/ int parseInt(String text) throws NumberFormatException {
        return parseInt(text, 10);
    }

    public static /*@ pure @*/ int parseInt(String text, int radix) throws NumberFormatException {
        if (text == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        if (radix < 2) {
            throw new NumberFormatException("radix " + radix + " less than Character.MIN_RADIX");
        }
        if (radix > 36) {
            throw new NumberFormatException("radix " + radix + " greater than Character.MAX_RADIX");
        }
        int begin = !text.isEmpty() && (text.charAt(0) == '-' || text.charAt(0) == '+') ? 1 : 0;
        boolean negative = begin == 1 && text.charAt(0) == '-';
        if (begin == text.length()) {
            throw malformed(text, radix);
        }
        int limit = negative ? MIN_VALUE : -MAX_VALUE;
        int result = 0;
        for (int i = begin; i < text.length(); i++) {
            int digit = Character.digit(text.charAt(i), radix);
            if (digit < 0 || result < limit / radix || result * radix < limit + digit) {
                throw malformed(text, radix);
            }
            result = result * radix - digit;
        }
        return negative ? result : -result;
    }

    public static /*@ pure @*/ int parseInt(CharSequence text, int begin, int end, int radix) throws NumberFormatException {
        java.util.Objects.requireNonNull(text);
        if (begin < 0 || begin > end || end > text.length()) {
            throw new IndexOutOfBoundsException();
        }
        if (radix < 2) {
            throw new NumberFormatException("radix " + radix + " less than Character.MIN_RADIX");
        }
        if (radix > 36) {
            throw new NumberFormatException("radix " + radix + " greater than Character.MAX_RADIX");
        }
        if (begin == end) {
            throw malformed("", radix);
        }
        boolean negative = text.charAt(begin) == '-';
        int limit = negative ? MIN_VALUE : -MAX_VALUE;
        int result = 0;
        int first = negative || text.charAt(begin) == '+' ? begin + 1 : begin;
        for (int i = first; i < end || i == first; i++) {
            int digit = i < end ? Character.digit(text.charAt(i), radix) : -1;
            if (digit < 0 || result < limit / radix || result * radix < limit + digit) {
                throw new NumberFormatException("Error at index " + (i - begin) + " in: \"" + text.subSequence(begin, end) + "\"");
            }
            result = result * radix - digit;
        }
        return negative ? result : -result;
    }

    private static /*@ pure @*/ NumberFormatException malformed(String text, int radix) {
        String under = radix == 10 ? "" : " under radix " + radix;
        return new NumberFormatException("For input string: \"" + text + "\"" + under);
    }

    public static /*@ pure @*/ Integer valueOf(String text) throws NumberFormatException {
        return valueOf(parseInt(text, 10));
    }

    public static /*@ pure @*/ Integer valueOf(String text, int radix) throws NumberFormatException {
        return valueOf(parseInt(text, radix));
    }

    public static /*@ pure @*/ Integer decode(String text) throws NumberFormatException {
        if (text.isEmpty()) {
            throw new NumberFormatException("Zero length string");
        }
        boolean negative = text.charAt(0) == '-';
        int begin = negative || text.charAt(0) == '+' ? 1 : 0;
        int radix = 10;
        if (text.startsWith("0x", begin) || text.startsWith("0X", begin)) {
            begin += 2;
            radix = 16;
        } else if (text.startsWith("#", begin)) {
            begin++;
            radix = 16;
        } else if (text.startsWith("0", begin) && text.length() > begin + 1) {
            begin++;
            radix = 8;
        }
        if (text.startsWith("-", begin) || text.startsWith("+", begin)) {
            throw new NumberFormatException("Sign character in wrong position");
        }
        return valueOf((negative ? "-" : "") + text.substring(begin), radix);
    }

    public static /*@ pure @*/ int min(int a, int b) {
        return Math.min(a, b);
    }

    public static /*@ pure @*/ int max(int a, int b) {
        return Math.max(a, b);
    }

    public static /*@ pure @*/ int sum(int a, int b) {
        return a + b;
    }

    public static /*@ pure @*/ int signum(int value) {
        return value > 0 ? 1 : value < 0 ? -1 : 0;
    }

    public static /*@ pure @*/ int compareUnsigned(int x, int y) {
        return compare(x + MIN_VALUE, y + MIN_VALUE);
    }

    public static /*@ pure @*/ int divideUnsigned(int value, int divisor) {
        return (int) ((value & 0xffffffffL) / (divisor & 0xffffffffL));
    }

    public static /*@ pure @*/ int remainderUnsigned(int value, int divisor) {
        return (int) ((value & 0xffffffffL) % (divisor & 0xffffffffL));
    }

    public static /*@ pure @*/ int compress(int value, int mask) {
        int result = 0;
        int place = 0;
        for (int i = 0; i < 32; i++) {
            if ((mask >>> i & 1) != 0) {
                result |= (value >>> i & 1) << place;
                place++;
            }
        }
        return result;
    }

    public static /*@ pure @*/ int expand(int value, int mask) {
        int result = 0;
        int place = 0;
        for (int i = 0; i < 32; i++) {
            if ((mask >>> i & 1) != 0) {
                result |= (value >>> place & 1) << i;
                place++;
            }
        }
        return result;
    }

    public static /*@ pure @*/ int bitCount(int value) {
        int i = value;
        i = i - (i >>> 1 & 0x55555555);
        i = (i & 0x33333333) + (i >>> 2 & 0x33333333);
        i = i + (i >>> 4) & 0x0f0f0f0f;
        i = i + (i >>> 8);
        i = i + (i >>> 16);
        return i & 0x3f;
    }

    public static /*@ pure @*/ int reverse(int value) {
        int i = value;
        i = (i & 0x55555555) << 1 | i >>> 1 & 0x55555555;
        i = (i & 0x33333333) << 2 | i >>> 2 & 0x33333333;
        i = (i & 0x0f0f0f0f) << 4 | i >>> 4 & 0x0f0f0f0f;
        return reverseBytes(i);
    }

    public static /*@ pure @*/ int reverseBytes(int value) {
        return value << 24 | (value & 0xff00) << 8 | value >>> 8 & 0xff00 | value >>> 24;
    }

    public static /*@ pure @*/ int rotateLeft(int value, int distance) {
        return value << distance | value >>> -distance;
    }

    public static /*@ pure @*/ int rotateRight(int value, int distance) {
        return value >>> distance | value << -distance;
    }

    public static /*@ pure @*/ int numberOfLeadingZeros(int value) {
        if (value <= 0) {
            return value == 0 ? 32 : 0;
        }
        int n = 31;
        int i = value;
        for (int step = 16; step > 0; step = step >> 1) {
            if (i >= 1 << step) {
                n -= step;
                i = i >>> step;
            }
        }
        return n;
    }

    public static /*@ pure @*/ int numberOfTrailingZeros(int value) {
        if (value == 0) {
            return 32;
        }
        return 31 - numberOfLeadingZeros(value & -value);
    }

    public static /*@ pure @*/ int highestOneBit(int value) {
        return value == 0 ? 0 : MIN_VALUE >>> numberOfLeadingZeros(value);
    }

    public static /*@ pure @*/ int lowestOneBit(int value) {
        return value & -value;
    }

    public static /*@ pure @*/ long toUnsignedLong(int value) {
        return value & 0xffffffffL;
    }

    public static /*@ pure @*/ String toUnsignedString(int value) {
        return Long.toString(value & 0xffffffffL);
    }

    public static /*@ pure @*/ String toUnsignedString(int value, int radix) {
        return Long.toString(value & 0xffffffffL, radix);
    }

    public static /*@ pure @*/ int parseUnsignedInt(String text) throws NumberFormatException {
        return parseUnsignedInt(text, 10);
    }

    public static /*@ pure @*/ int parseUnsignedInt(String text, int radix) throws NumberFormatException {
        if (text != null && text.startsWith("-")) {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + text + ".");
        }
        long value = Long.parseLong(text, radix);
        if (value > 0xffffffffL) {
            throw new NumberFormatException("String value " + text + " exceeds range of unsigned int.");
        }
        return (int) value;
    }

    /** How inputs are written. */
    static Integer $of(int value) {
        return valueOf(value);
    }
}
