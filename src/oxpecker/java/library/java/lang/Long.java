package java.lang;

import oxpecker.Deterministic;

@Deterministic
public final class Long extends Number implements Comparable<Long>, oxpecker.Kept {
    public static final Class<Long> TYPE = (Class<Long>) (Class<?>) long.class;
    public static final long MIN_VALUE = 0x8000000000000000L;
    public static final long MAX_VALUE = 0x7fffffffffffffffL;
    public static final int SIZE = 64;
    public static final int BYTES = 8;

    private final long value;
    /** Whether this is not the one object that `valueOf` gives for a small value. */
    private final boolean $separate;

    public Long(long value) {
        this(value, true);
    }

    public Long(String text) throws NumberFormatException {
        this(parseLong(text), true);
    }

    private Long(long value, boolean separate) {
        this.value = value;
        this.$separate = separate;
    }

    public static /*@ pure @*/ Long valueOf(long value) {
        return new Long(value, false);
    }

    /** Identity, as Java has it. */
    public static /*@ pure @*/ boolean same(Long a, Long b) {
        if (a == null || b == null) {
            return a == null && b == null;
        }
        return oxpecker.Identity.references(a, b)
            || !a.$separate && !b.$separate && a.value == b.value && a.value >= -128 && a.value <= 127;
    }

    public /*@ pure @*/ boolean isOne(Object other) {
        return other instanceof Long && same(this, (Long) other);
    }

    public /*@ pure @*/ byte byteValue() {
        return (byte) value;
    }

    public /*@ pure @*/ short shortValue() {
        return (short) value;
    }

    public /*@ pure @*/ int intValue() {
        return (int) value;
    }

    public /*@ pure @*/ long longValue() {
        return value;
    }

    public /*@ pure @*/ float floatValue() {
        return (float) value;
    }

    public /*@ pure @*/ double doubleValue() {
        return (double) value;
    }

    public /*@ pure @*/ boolean equals(Object other) {
        return other instanceof Long && ((Long) other).value == value;
    }

    public /*@ pure @*/ int hashCode() {
        return hashCode(value);
    }

    public static /*@ pure @*/ int hashCode(long value) {
        return (int) (value ^ value >>> 32);
    }

    public static /*@ pure @*/ int compare(long x, long y) {
        return x < y ? -1 : x == y ? 0 : 1;
    }

    public /*@ pure @*/ int compareTo(Long other) {
        return compare(value, other.value);
    }

    public /*@ pure @*/ String toString() {
        return String.valueOf(value);
    }

    public static /*@ pure @*/ String toString(long value) {
        return String.valueOf(value);
    }

    public static /*@ pure @*/ String toString(long value, int radix) {
        int base = radix < 2 || radix > 36 ? 10 : radix;
        long rest = value < 0 ? value : -value;
        String digits = "";
        do {
            digits = Character.forDigit((int) -(rest % base), base) + digits;
            rest = rest / base;
        } while (rest != 0);
        return value < 0 ? "-" + digits : digits;
    }

    /** The text of the bits, in groups of so many. */
    private static /*@ pure @*/ String unsigned(long value, int shift) {
        long rest = value;
        String digits = "";
        do {
            digits = Character.forDigit((int) (rest & (1 << shift) - 1), 16) + digits;
            rest = rest >>> shift;
        } while (rest != 0);
        return digits;
    }

    public static /*@ pure @*/ String toHexString(long value) {
        return unsigned(value, 4);
    }

    public static /*@ pure @*/ String toOctalString(long value) {
        return unsigned(value, 3);
    }

    public static /*@ pure @*/ String toBinaryString(long value) {
        return unsigned(value, 1);
    }

    public static /*@ pure @*/ long parseLong(String text) throws NumberFormatException {
        return parseLong(text, 10);
    }

    public static /*@ pure @*/ long parseLong(String text, int radix) throws NumberFormatException {
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
        long limit = negative ? MIN_VALUE : -MAX_VALUE;
        long result = 0;
        for (int i = begin; i < text.length(); i++) {
            int digit = Character.digit(text.charAt(i), radix);
            if (digit < 0 || result < limit / radix || result * radix < limit + digit) {
                throw malformed(text, radix);
            }
            result = result * radix - digit;
        }
        return negative ? result : -result;
    }

    private static /*@ pure @*/ NumberFormatException malformed(String text, int radix) {
        String under = radix == 10 ? "" : " under radix " + radix;
        return new NumberFormatException("For input string: \"" + text + "\"" + under);
    }

    public static /*@ pure @*/ Long valueOf(String text) throws NumberFormatException {
        return valueOf(parseLong(text, 10));
    }

    public static /*@ pure @*/ Long valueOf(String text, int radix) throws NumberFormatException {
        return valueOf(parseLong(text, radix));
    }

    public static /*@ pure @*/ Long decode(String text) throws NumberFormatException {
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

    public static /*@ pure @*/ long min(long a, long b) {
        return Math.min(a, b);
    }

    public static /*@ pure @*/ long max(long a, long b) {
        return Math.max(a, b);
    }

    public static /*@ pure @*/ long sum(long a, long b) {
        return a + b;
    }

    public static /*@ pure @*/ int signum(long value) {
        return value > 0 ? 1 : value < 0 ? -1 : 0;
    }

    public static /*@ pure @*/ int compareUnsigned(long x, long y) {
        return compare(x + MIN_VALUE, y + MIN_VALUE);
    }

    public static /*@ pure @*/ long divideUnsigned(long value, long divisor) {
        if (divisor < 0) {
            return compareUnsigned(value, divisor) < 0 ? 0 : 1;
        }
        if (value >= 0) {
            return value / divisor;
        }
        long quotient = (value >>> 1) / divisor << 1;
        long rest = value - quotient * divisor;
        return quotient + (compareUnsigned(rest, divisor) >= 0 ? 1 : 0);
    }

    public static /*@ pure @*/ long remainderUnsigned(long value, long divisor) {
        return value - divideUnsigned(value, divisor) * divisor;
    }

    public static /*@ pure @*/ long compress(long value, long mask) {
        long result = 0;
        int place = 0;
        for (int i = 0; i < 64; i++) {
            if ((mask >>> i & 1) != 0) {
                result |= (value >>> i & 1) << place;
                place++;
            }
        }
        return result;
    }

    public static /*@ pure @*/ long expand(long value, long mask) {
        long result = 0;
        int place = 0;
        for (int i = 0; i < 64; i++) {
            if ((mask >>> i & 1) != 0) {
                result |= (value >>> place & 1) << i;
                place++;
            }
        }
        return result;
    }

    public static /*@ pure @*/ int bitCount(long value) {
        return Integer.bitCount((int) value) + Integer.bitCount((int) (value >>> 32));
    }

    public static /*@ pure @*/ long reverse(long value) {
        long low = Integer.reverse((int) value);
        return low << 32 | Integer.reverse((int) (value >>> 32)) & 0xffffffffL;
    }

    public static /*@ pure @*/ long reverseBytes(long value) {
        long low = Integer.reverseBytes((int) value);
        return low << 32 | Integer.reverseBytes((int) (value >>> 32)) & 0xffffffffL;
    }

    public static /*@ pure @*/ long rotateLeft(long value, int distance) {
        return value << distance | value >>> -distance;
    }

    public static /*@ pure @*/ long rotateRight(long value, int distance) {
        return value >>> distance | value << -distance;
    }

    public static /*@ pure @*/ int numberOfLeadingZeros(long value) {
        int high = (int) (value >>> 32);
        return high == 0 ? 32 + Integer.numberOfLeadingZeros((int) value) : Integer.numberOfLeadingZeros(high);
    }

    public static /*@ pure @*/ int numberOfTrailingZeros(long value) {
        int low = (int) value;
        return low == 0 ? 32 + Integer.numberOfTrailingZeros((int) (value >>> 32)) : Integer.numberOfTrailingZeros(low);
    }

    public static /*@ pure @*/ long highestOneBit(long value) {
        return value == 0 ? 0 : MIN_VALUE >>> numberOfLeadingZeros(value);
    }

    public static /*@ pure @*/ long lowestOneBit(long value) {
        return value & -value;
    }

    public static /*@ pure @*/ String toUnsignedString(long value) {
        if (value >= 0) {
            return Long.toString(value);
        }
        long quotient = (value >>> 1) / 5;
        return Long.toString(quotient) + (value - quotient * 10);
    }

    public static /*@ pure @*/ String toUnsignedString(long value, int radix) {
        if (value >= 0) {
            return toString(value, radix);
        }
        int base = radix < 2 || radix > 36 ? 10 : radix;
        long quotient = divideUnsigned(value, base);
        return toString(quotient, base) + Character.forDigit((int) (value - quotient * base), base);
    }

    public static /*@ pure @*/ long parseUnsignedLong(String text) throws NumberFormatException {
        return parseUnsignedLong(text, 10);
    }

    /** All digits but the last make a number that fits; the last one is added. */
    public static /*@ pure @*/ long parseUnsignedLong(String text, int radix) throws NumberFormatException {
        if (text == null || text.length() <= 1 || radix < 2 || radix > 36) {
            return parseLong(text, radix);
        }
        if (text.startsWith("-")) {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + text + ".");
        }
        int last = text.length() - 1;
        int digit = Character.digit(text.charAt(last), radix);
        if (digit < 0 || last == 1 && text.startsWith("+")) {
            return parseLong(text, radix);
        }
        long first = parseLong(text.substring(0, last), radix);
        long result = first * radix + digit;
        if (compareUnsigned(first, divideUnsigned(-1, radix)) > 0 || compareUnsigned(result, digit) < 0) {
            throw new NumberFormatException("String value " + text + " exceeds range of unsigned long.");
        }
        return result;
    }

    /** How inputs are written. */
    static Long $of(long value) {
        return valueOf(value);
    }
}
