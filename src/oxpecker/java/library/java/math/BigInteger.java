package java.math;

import oxpecker.Oox;
import oxpecker.Text;
import oxpecker.Usual;
import oxpecker.Whole;

/** A mathematical integer. */
public class BigInteger extends Number implements Comparable<BigInteger>, oxpecker.Shared {
    public static final BigInteger ZERO = new BigInteger((Whole) 0);
    public static final BigInteger ONE = new BigInteger((Whole) 1);
    public static final BigInteger TWO = new BigInteger((Whole) 2);
    public static final BigInteger TEN = new BigInteger((Whole) 10);

    private static final Whole WORD = 0x100000000L;

    final Whole value;

    BigInteger(Whole value) {
        this.value = value;
    }

    public BigInteger(String text) {
        this(text, 10);
    }

    public BigInteger(String text, int radix) {
        this.value = parsed(text, radix);
    }

    public BigInteger(byte[] bytes) {
        this(bytes, 0, bytes.length);
    }

    public BigInteger(byte[] bytes, int offset, int count) {
        if (bytes.length == 0) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        java.util.Objects.checkFromIndexSize(offset, count, bytes.length);
        Whole sum = count == 0 ? 0 : bytes[offset];
        for (int i = 1; i < count; i++) {
            sum = sum * 256 + (bytes[offset + i] & 0xff);
        }
        this.value = sum;
    }

    public BigInteger(int sign, byte[] magnitude) {
        this(sign, magnitude, 0, magnitude.length);
    }

    public BigInteger(int sign, byte[] magnitude, int offset, int count) {
        if (sign < -1 || sign > 1) {
            throw new NumberFormatException("Invalid signum value");
        }
        java.util.Objects.checkFromIndexSize(offset, count, magnitude.length);
        Whole sum = 0;
        for (int i = 0; i < count; i++) {
            sum = sum * 256 + (magnitude[offset + i] & 0xff);
        }
        if (sign == 0 && sum != 0) {
            throw new NumberFormatException("signum-magnitude mismatch");
        }
        this.value = sign < 0 ? -sum : sum;
    }

    @Usual("10; 3; 0")
    public static /*@ pure @*/ BigInteger valueOf(long value) {
        return new BigInteger((Whole) value);
    }

    // --- texts ---------------------------------------------------------------------------------------------

    private static Whole parsed(String text, int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            throw new NumberFormatException("Radix out of range");
        }
        int length = text.length();
        if (length == 0) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        char first = text.charAt(0);
        int begin = first == '-' || first == '+' ? 1 : 0;
        if (begin == length) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        Whole sum = 0;
        for (int i = begin; i < length; i++) {
            char c = text.charAt(i);
            int digit = Character.digit(c, radix);
            if (digit < 0) {
                throw c == '-' || c == '+' ? new NumberFormatException("Illegal embedded sign character")
                    : new NumberFormatException("For input string: \"" + text + "\"");
            }
            sum = sum * radix + digit;
        }
        return first == '-' ? -sum : sum;
    }

    public /*@ pure @*/ String toString() {
        return String.around(Oox.text(value));
    }

    public /*@ pure @*/ String toString(int radix) {
        if (radix == 10 || radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            return toString();
        }
        if (value == 0) {
            return "0";
        }
        Whole rest = value < 0 ? -value : value;
        Text digits = "";
        while (rest > 0) {
            digits = Oox.text(Character.forDigit((int) (rest % radix), radix)) + digits;
            rest = rest / radix;
        }
        Text sign = value < 0 ? Oox.text("-") : Oox.text("");
        return String.around(sign + digits);
    }

    // --- arithmetic ----------------------------------------------------------------------------------------

    public /*@ pure @*/ BigInteger add(BigInteger other) {
        return new BigInteger(value + other.value);
    }

    public /*@ pure @*/ BigInteger subtract(BigInteger other) {
        return new BigInteger(value - other.value);
    }

    public /*@ pure @*/ BigInteger multiply(BigInteger other) {
        return new BigInteger(value * other.value);
    }

    private static void checkDivisor(Whole divisor) {
        if (divisor == 0) {
            throw new ArithmeticException("BigInteger divide by zero");
        }
    }

    public /*@ pure @*/ BigInteger divide(BigInteger other) {
        checkDivisor(other.value);
        return new BigInteger(value / other.value);
    }

    public /*@ pure @*/ BigInteger remainder(BigInteger other) {
        checkDivisor(other.value);
        return new BigInteger(value % other.value);
    }

    public BigInteger[] divideAndRemainder(BigInteger other) {
        return new BigInteger[] {divide(other), remainder(other)};
    }

    private static Whole modulo(Whole value, Whole modulus) {
        Whole rest = value % modulus;
        return rest < 0 ? rest + modulus : rest;
    }

    private static void checkModulus(Whole modulus) {
        if (modulus <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
    }

    public /*@ pure @*/ BigInteger mod(BigInteger modulus) {
        checkModulus(modulus.value);
        return new BigInteger(modulo(value, modulus.value));
    }

    public BigInteger modPow(BigInteger exponent, BigInteger modulus) {
        checkModulus(modulus.value);
        Whole base = modulo(exponent.value < 0 ? modInverse(modulus).value : value, modulus.value);
        Whole left = exponent.value < 0 ? -exponent.value : exponent.value;
        Whole power = modulo(1, modulus.value);
        while (left > 0) {
            if (left % 2 == 1) {
                power = power * base % modulus.value;
            }
            base = base * base % modulus.value;
            left = left / 2;
        }
        return new BigInteger(power);
    }

    public BigInteger modInverse(BigInteger modulus) {
        if (modulus.value <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        Whole one = modulus.value;
        Whole two = modulo(value, modulus.value);
        Whole before = 0;
        Whole factor = 1;
        while (two != 0) {
            Whole quotient = one / two;
            Whole next = one - quotient * two;
            one = two;
            two = next;
            Whole later = before - quotient * factor;
            before = factor;
            factor = later;
        }
        if (one != 1) {
            throw new ArithmeticException("BigInteger not invertible.");
        }
        return new BigInteger(modulo(before, modulus.value));
    }

    public BigInteger pow(int exponent) {
        if (exponent < 0) {
            throw new ArithmeticException("Negative exponent");
        }
        return new BigInteger(power(value, exponent));
    }

    static Whole power(Whole base, int exponent) {
        Whole result = 1;
        Whole square = base;
        int left = exponent;
        while (left > 0) {
            if (left % 2 == 1) {
                result = result * square;
            }
            left = left / 2;
            if (left > 0) {
                square = square * square;
            }
        }
        return result;
    }

    public BigInteger sqrt() {
        if (value < 0) {
            throw new ArithmeticException("Negative BigInteger");
        }
        if (value < 2) {
            return new BigInteger(value);
        }
        Whole guess = power(2, (bitLength() + 1) / 2);
        Whole next = (guess + value / guess) / 2;
        while (next < guess) {
            guess = next;
            next = (guess + value / guess) / 2;
        }
        return new BigInteger(guess);
    }

    public BigInteger[] sqrtAndRemainder() {
        BigInteger root = sqrt();
        return new BigInteger[] {root, new BigInteger(value - root.value * root.value)};
    }

    public BigInteger gcd(BigInteger other) {
        Whole one = value < 0 ? -value : value;
        Whole two = other.value < 0 ? -other.value : other.value;
        while (two != 0) {
            Whole rest = one % two;
            one = two;
            two = rest;
        }
        return new BigInteger(one);
    }

    public /*@ pure @*/ BigInteger negate() {
        return new BigInteger(-value);
    }

    public /*@ pure @*/ BigInteger abs() {
        return value < 0 ? negate() : this;
    }

    public /*@ pure @*/ int signum() {
        return value < 0 ? -1 : value > 0 ? 1 : 0;
    }

    public /*@ pure @*/ BigInteger min(BigInteger other) {
        return compareTo(other) < 0 ? this : other;
    }

    public /*@ pure @*/ BigInteger max(BigInteger other) {
        return compareTo(other) > 0 ? this : other;
    }

    // --- bits ----------------------------------------------------------------------------------------------

    static Whole floorOfQuotient(Whole value, Whole divisor) {
        Whole quotient = value / divisor;
        return value < 0 && quotient * divisor != value ? quotient - 1 : quotient;
    }

    private boolean isLong() {
        return value == (long) value;
    }

    public BigInteger shiftLeft(int count) {
        return count < 0 ? shifted(value, -count) : new BigInteger(value * power(2, count));
    }

    public BigInteger shiftRight(int count) {
        return count < 0 ? new BigInteger(value * power(2, -count)) : shifted(value, count);
    }

    private static BigInteger shifted(Whole value, int count) {
        return new BigInteger(floorOfQuotient(value, power(2, count)));
    }

    public BigInteger and(BigInteger other) {
        return combined(other, 0);
    }

    public BigInteger or(BigInteger other) {
        return combined(other, 1);
    }

    public BigInteger xor(BigInteger other) {
        return combined(other, 2);
    }

    public BigInteger andNot(BigInteger other) {
        return and(other.not());
    }

    public /*@ pure @*/ BigInteger not() {
        return new BigInteger(-value - 1);
    }

    /** Word by word, until only the signs are left. */
    private BigInteger combined(BigInteger other, int operator) {
        if (isLong() && other.isLong()) {
            return new BigInteger((Whole) combined((long) value, (long) other.value, operator));
        }
        Whole one = value;
        Whole two = other.value;
        Whole sum = 0;
        Whole weight = 1;
        while (one != (long) one || two != (long) two) {
            sum = sum + weight * (combined((long) (int) one, (int) two, operator) & 0xffffffffL);
            weight = weight * WORD;
            one = floorOfQuotient(one, WORD);
            two = floorOfQuotient(two, WORD);
        }
        return new BigInteger(sum + weight * combined((long) one, (long) two, operator));
    }

    private static long combined(long one, long two, int operator) {
        return operator == 0 ? one & two : operator == 1 ? one | two : one ^ two;
    }

    private static void checkBit(int index) {
        if (index < 0) {
            throw new ArithmeticException("Negative bit address");
        }
    }

    public boolean testBit(int index) {
        checkBit(index);
        return floorOfQuotient(value, power(2, index)) % 2 != 0;
    }

    public BigInteger setBit(int index) {
        return testBit(index) ? this : new BigInteger(value + power(2, index));
    }

    public BigInteger clearBit(int index) {
        return testBit(index) ? new BigInteger(value - power(2, index)) : this;
    }

    public BigInteger flipBit(int index) {
        return testBit(index) ? clearBit(index) : setBit(index);
    }

    public int getLowestSetBit() {
        if (value == 0) {
            return -1;
        }
        Whole rest = value;
        int place = 0;
        while (rest % WORD == 0) {
            rest = rest / WORD;
            place += 32;
        }
        return place + Integer.numberOfTrailingZeros((int) rest);
    }

    public int bitLength() {
        Whole rest = value < 0 ? -value - 1 : value;
        int length = 0;
        while (rest >= WORD) {
            rest = rest / WORD;
            length += 32;
        }
        return length + 32 - Integer.numberOfLeadingZeros((int) rest);
    }

    public int bitCount() {
        Whole rest = value < 0 ? -value - 1 : value;
        int count = 0;
        while (rest > 0) {
            count += Integer.bitCount((int) rest);
            rest = rest / WORD;
        }
        return count;
    }

    public byte[] toByteArray() {
        byte[] bytes = new byte[bitLength() / 8 + 1];
        Whole rest = value;
        for (int i = bytes.length - 1; i >= 0; i--) {
            bytes[i] = (byte) rest;
            rest = floorOfQuotient(rest, 256);
        }
        return bytes;
    }

    // --- primality -----------------------------------------------------------------------------------------

    /** Small numbers are tried; of large ones Java says what is probable. */
    public boolean isProbablePrime(int certainty) {
        if (certainty <= 0) {
            return true;
        }
        Whole number = value < 0 ? -value : value;
        if (number > Integer.MAX_VALUE) {
            return Oox.<Boolean>unsupported("whether a large number is probably prime");
        }
        int whole = (int) number;
        for (int i = 2; i <= whole / i; i++) {
            if (whole % i == 0) {
                return false;
            }
        }
        return whole >= 2;
    }

    // --- other numbers -------------------------------------------------------------------------------------

    public /*@ pure @*/ int intValue() {
        return (int) value;
    }

    public /*@ pure @*/ long longValue() {
        return (long) value;
    }

    /** The highest bits, and whether there are others, decide how it is rounded. */
    public float floatValue() {
        if (isLong()) {
            return (float) (long) value;
        }
        int places = bitLength() - 62;
        return places > 128 ? (value < 0 ? Float.NEGATIVE_INFINITY : Float.POSITIVE_INFINITY)
            : Math.scalb((float) highest(places), places);
    }

    public double doubleValue() {
        if (isLong()) {
            return (double) (long) value;
        }
        int places = bitLength() - 62;
        return places > 1024 ? (value < 0 ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY)
            : Math.scalb((double) highest(places), places);
    }

    private long highest(int places) {
        Whole divisor = power(2, places);
        Whole size = value < 0 ? -value : value;
        long high = (long) (size / divisor);
        high = size % divisor == 0 ? high : high | 1;
        return value < 0 ? -high : high;
    }

    public long longValueExact() {
        if (!isLong()) {
            throw new ArithmeticException("BigInteger out of long range");
        }
        return (long) value;
    }

    public int intValueExact() {
        if (value != (int) value) {
            throw new ArithmeticException("BigInteger out of int range");
        }
        return (int) value;
    }

    public short shortValueExact() {
        if (value != (short) value) {
            throw new ArithmeticException("BigInteger out of short range");
        }
        return (short) value;
    }

    public byte byteValueExact() {
        if (value != (byte) value) {
            throw new ArithmeticException("BigInteger out of byte range");
        }
        return (byte) value;
    }

    // --- comparisons ---------------------------------------------------------------------------------------

    public /*@ pure @*/ int compareTo(BigInteger other) {
        return value < other.value ? -1 : value > other.value ? 1 : 0;
    }

    public /*@ pure @*/ boolean equals(Object other) {
        return other instanceof BigInteger && ((BigInteger) other).value == value;
    }

    /** The words of the magnitude, the highest first. */
    public int hashCode() {
        Whole rest = value < 0 ? -value : value;
        Whole weight = 1;
        while (weight * WORD <= rest) {
            weight = weight * WORD;
        }
        int hash = 0;
        while (weight > 0) {
            hash = 31 * hash + (int) (rest / weight);
            rest = rest % weight;
            weight = weight / WORD;
        }
        return value < 0 ? -hash : hash;
    }

    /** A program may have classes of its own below this one. */
    static void $open() {
    }

    /** Java may return an object that exists. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof BigInteger && value == ((BigInteger) other).value;
    }
}
