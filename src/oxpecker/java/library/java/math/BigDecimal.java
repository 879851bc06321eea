package java.math;

import oxpecker.Oox;
import oxpecker.Usual;
import oxpecker.Whole;

/** An integer and a scale: the number is the integer divided by ten to the power of the scale. */
public class BigDecimal extends Number implements Comparable<BigDecimal>, oxpecker.Shared {
    public static final BigDecimal ZERO = new BigDecimal((Whole) 0, 0);
    public static final BigDecimal ONE = new BigDecimal((Whole) 1, 0);
    public static final BigDecimal TEN = new BigDecimal((Whole) 10, 0);
    public static final int ROUND_UP = 0;
    public static final int ROUND_DOWN = 1;
    public static final int ROUND_CEILING = 2;
    public static final int ROUND_FLOOR = 3;
    public static final int ROUND_HALF_UP = 4;
    public static final int ROUND_HALF_DOWN = 5;
    public static final int ROUND_HALF_EVEN = 6;
    public static final int ROUND_UNNECESSARY = 7;

    private final Whole unscaled;
    private final int scale;

    private BigDecimal(Whole unscaled, int scale) {
        this.unscaled = unscaled;
        this.scale = scale;
    }

    /** Refuses a scale that is no int; that of zero is the nearest one. */
    private static BigDecimal of(Whole unscaled, long scale) {
        if (scale == (int) scale) {
            return new BigDecimal(unscaled, (int) scale);
        }
        if (unscaled != 0) {
            throw new ArithmeticException(scale > 0 ? "Underflow" : "Overflow");
        }
        return new BigDecimal(unscaled, scale > 0 ? Integer.MAX_VALUE : Integer.MIN_VALUE);
    }

    private BigDecimal(BigDecimal other) {
        this(other.unscaled, other.scale);
    }

    public BigDecimal(String text) {
        this(parsed(text));
    }

    public BigDecimal(String text, MathContext context) {
        this(parsed(text).round(context));
    }

    public BigDecimal(char[] characters) {
        this(parsed(new String(characters)));
    }

    public BigDecimal(int value) {
        this((Whole) value, 0);
    }

    public BigDecimal(int value, MathContext context) {
        this(new BigDecimal((Whole) value, 0).round(context));
    }

    public BigDecimal(long value) {
        this((Whole) value, 0);
    }

    public BigDecimal(long value, MathContext context) {
        this(new BigDecimal((Whole) value, 0).round(context));
    }

    public BigDecimal(double value) {
        this(exact(value));
    }

    public BigDecimal(double value, MathContext context) {
        this(exact(value).round(context));
    }

    public BigDecimal(BigInteger value) {
        this(value.value, 0);
    }

    public BigDecimal(BigInteger value, MathContext context) {
        this(new BigDecimal(value.value, 0).round(context));
    }

    public BigDecimal(BigInteger unscaled, int scale) {
        this(unscaled.value, scale);
    }

    @Usual("10; 3; 0")
    public static /*@ pure @*/ BigDecimal valueOf(long value) {
        return new BigDecimal((Whole) value, 0);
    }

    public static /*@ pure @*/ BigDecimal valueOf(long unscaled, int scale) {
        return new BigDecimal((Whole) unscaled, scale);
    }

    public static BigDecimal valueOf(double value) {
        return new BigDecimal(Double.toString(value));
    }

    private static BigDecimal exact(double value) {
        if (Double.isInfinite(value) || Double.isNaN(value)) {
            throw new NumberFormatException("Infinite or NaN");
        }
        long bits = Double.doubleToLongBits(value);
        int exponent = (int) (bits >> 52 & 0x7ff);
        long significand = exponent == 0 ? (bits & 0xfffffffffffffL) << 1 : bits & 0xfffffffffffffL | 0x10000000000000L;
        exponent -= 1075;
        if (significand == 0) {
            return new BigDecimal((Whole) 0, 0);
        }
        while ((significand & 1) == 0) {
            significand >>= 1;
            exponent++;
        }
        Whole number = bits < 0 ? -(Whole) significand : (Whole) significand;
        return exponent < 0 ? new BigDecimal(number * BigInteger.power(5, -exponent), -exponent)
            : new BigDecimal(number * BigInteger.power(2, exponent), 0);
    }

    // --- texts ---------------------------------------------------------------------------------------------

    /** A sign, digits with a point among them, and an exponent. */
    private static BigDecimal parsed(String text) {
        int length = text.length();
        int place = length > 0 && (text.charAt(0) == '-' || text.charAt(0) == '+') ? 1 : 0;
        Whole sum = 0;
        long scale = 0;
        int digits = 0;
        boolean pointed = false;
        while (place < length && text.charAt(place) != 'e' && text.charAt(place) != 'E') {
            char c = text.charAt(place);
            if (c == '.' && !pointed) {
                pointed = true;
            } else if (Character.isDigit(c)) {
                sum = sum * 10 + Character.digit(c, 10);
                digits++;
                scale += pointed ? 1 : 0;
            } else {
                throw c == '.' ? new NumberFormatException("Character array contains more than one decimal point.")
                    : new NumberFormatException("Character " + c
                        + " is neither a decimal digit number, decimal point, nor \"e\" notation exponential mark.");
            }
            place++;
        }
        if (digits == 0) {
            throw length == 0 ? new NumberFormatException("Index 0 out of bounds for length 0")
                : new NumberFormatException("No digits found.");
        }
        if (place < length) {
            scale -= exponent(text, place + 1);
        }
        if (scale != (int) scale) {
            throw new NumberFormatException("Scale out of range.");
        }
        return new BigDecimal(text.charAt(0) == '-' ? -sum : sum, (int) scale);
    }

    private static long exponent(String text, int start) {
        int place = start;
        if (place >= text.length()) {
            throw new NumberFormatException("No exponent digits.");
        }
        boolean negative = text.charAt(place) == '-';
        if (negative || text.charAt(place) == '+') {
            place++;
        }
        if (place >= text.length()) {
            throw new NumberFormatException("No exponent digits.");
        }
        long exponent = 0;
        while (place < text.length()) {
            int digit = Character.digit(text.charAt(place), 10);
            if (digit < 0) {
                throw new NumberFormatException("Not a digit.");
            }
            exponent = exponent * 10 + digit;
            if (exponent > 99999999999L) {
                throw new NumberFormatException("Too many nonzero exponent digits.");
            }
            place++;
        }
        return negative ? -exponent : exponent;
    }

    private String digits() {
        return String.around(Oox.text(magnitude()));
    }

    private Whole magnitude() {
        return unscaled < 0 ? -unscaled : unscaled;
    }

    public String toString() {
        String digits = digits();
        String sign = unscaled < 0 ? "-" : "";
        long adjusted = (long) digits.length() - 1 - scale;
        if (scale == 0) {
            return sign + digits;
        }
        if (scale > 0 && adjusted >= -6) {
            return sign + pointed(digits, scale);
        }
        String mantissa = digits.length() == 1 ? digits : digits.charAt(0) + "." + digits.substring(1);
        return sign + mantissa + (adjusted == 0 ? "" : adjusted > 0 ? "E+" + adjusted : "E" + adjusted);
    }

    private static String pointed(String digits, int scale) {
        int whole = digits.length() - scale;
        return whole > 0 ? digits.substring(0, whole) + "." + digits.substring(whole)
            : "0." + "0".repeat(-whole) + digits;
    }

    public String toPlainString() {
        String sign = unscaled < 0 ? "-" : "";
        if (scale > 0) {
            return sign + pointed(digits(), scale);
        }
        return unscaled == 0 ? "0" : sign + digits() + "0".repeat(-scale);
    }

    // --- arithmetic ----------------------------------------------------------------------------------------

    private static Whole ten(long exponent) {
        if (exponent > 100000) {
            Oox.unsupported("decimal numbers with very different scales");
        }
        return BigInteger.power(10, (int) exponent);
    }

    /** The integer of this number at a scale that is not less than its own. */
    private Whole at(long wanted) {
        return wanted == scale || unscaled == 0 ? unscaled : unscaled * ten(wanted - scale);
    }

    public BigDecimal add(BigDecimal other) {
        int common = Math.max(scale, other.scale);
        return new BigDecimal(at(common) + other.at(common), common);
    }

    public BigDecimal add(BigDecimal other, MathContext context) {
        if (context.precision == 0 || unscaled != 0 && other.unscaled != 0) {
            return add(other).round(context);
        }
        int preferred = Math.max(scale, other.scale);
        if (unscaled == 0 && other.unscaled == 0) {
            return new BigDecimal((Whole) 0, preferred);
        }
        BigDecimal result = (unscaled == 0 ? other : this).round(context);
        if (result.scale >= preferred) {
            return result.stripped(preferred);
        }
        long room = context.precision - result.precision();
        return result.setScale((int) (result.scale + Math.min(room, (long) preferred - result.scale)));
    }

    public BigDecimal subtract(BigDecimal other) {
        int common = Math.max(scale, other.scale);
        return new BigDecimal(at(common) - other.at(common), common);
    }

    public BigDecimal subtract(BigDecimal other, MathContext context) {
        return context.precision == 0 ? subtract(other) : add(other.negate(), context);
    }

    public BigDecimal multiply(BigDecimal other) {
        return of(unscaled * other.unscaled, (long) scale + other.scale);
    }

    public BigDecimal multiply(BigDecimal other, MathContext context) {
        return multiply(other).round(context);
    }

    /** The rounded quotient of two integers. */
    private static Whole quotient(Whole dividend, Whole divisor, RoundingMode mode) {
        Whole quotient = dividend / divisor;
        Whole rest = dividend - quotient * divisor;
        if (rest == 0) {
            return quotient;
        }
        boolean negative = dividend < 0 != divisor < 0;
        Whole twice = 2 * (rest < 0 ? -rest : rest);
        Whole size = divisor < 0 ? -divisor : divisor;
        int half = twice < size ? -1 : twice > size ? 1 : 0;
        boolean away;
        switch (mode) {
            case UP: away = true; break;
            case DOWN: away = false; break;
            case CEILING: away = !negative; break;
            case FLOOR: away = negative; break;
            case HALF_UP: away = half >= 0; break;
            case HALF_DOWN: away = half > 0; break;
            case HALF_EVEN: away = half > 0 || half == 0 && quotient % 2 != 0; break;
            default: throw new ArithmeticException("Rounding necessary");
        }
        return !away ? quotient : negative ? quotient - 1 : quotient + 1;
    }

    private void checkDivisor(BigDecimal divisor) {
        if (divisor.unscaled == 0) {
            throw new ArithmeticException(unscaled == 0 ? "Division undefined" : "Division by zero");
        }
    }

    public BigDecimal divide(BigDecimal divisor, int newScale, RoundingMode mode) {
        if (divisor.unscaled == 0) {
            throw new ArithmeticException("/ by zero");
        }
        long up = (long) newScale + divisor.scale - scale;
        Whole dividend = up > 0 ? unscaled * ten(up) : unscaled;
        Whole by = up < 0 ? divisor.unscaled * ten(-up) : divisor.unscaled;
        return new BigDecimal(quotient(dividend, by, mode), newScale);
    }

    public BigDecimal divide(BigDecimal divisor, int newScale, int mode) {
        if (mode < 0 || mode > 7) {
            throw new IllegalArgumentException("Invalid rounding mode");
        }
        return divide(divisor, newScale, RoundingMode.valueOf(mode));
    }

    public BigDecimal divide(BigDecimal divisor, RoundingMode mode) {
        return divide(divisor, scale, mode);
    }

    /** The exact quotient, with the smallest scale from the preferred one on. */
    public BigDecimal divide(BigDecimal divisor) {
        checkDivisor(divisor);
        long preferred = (long) scale - divisor.scale;
        if (unscaled == 0) {
            return of(0, preferred);
        }
        Whole common = new BigInteger(unscaled).gcd(new BigInteger(divisor.unscaled)).value;
        Whole rest = divisor.unscaled / common;
        rest = rest < 0 ? -rest : rest;
        int twos = 0;
        int fives = 0;
        while (rest % 2 == 0) {
            rest = rest / 2;
            twos++;
        }
        while (rest % 5 == 0) {
            rest = rest / 5;
            fives++;
        }
        if (rest != 1) {
            throw new ArithmeticException("Non-terminating decimal expansion; no exact representable decimal result.");
        }
        int more = Math.max(twos, fives);
        return of(unscaled * ten(more) / divisor.unscaled, preferred + more);
    }

    public BigDecimal divide(BigDecimal divisor, MathContext context) {
        if (context.precision == 0) {
            return divide(divisor);
        }
        checkDivisor(divisor);
        long preferred = (long) scale - divisor.scale;
        if (unscaled == 0) {
            return of(0, preferred);
        }
        // One digit more than needed, or as many.
        long up = (long) context.precision + divisor.precision() - precision();
        Whole dividend = up > 0 ? unscaled * ten(up) : unscaled;
        Whole by = up < 0 ? divisor.unscaled * ten(-up) : divisor.unscaled;
        long newScale = preferred + up;
        if (length(dividend / by) > context.precision) {
            by = by * 10;
            newScale--;
        }
        BigDecimal result = of(quotient(dividend, by, context.roundingMode), newScale).round(context);
        return dividend % by == 0 ? result.stripped(preferred) : result;
    }

    /** Without zeros at the end, as long as the scale is greater than another one. */
    private BigDecimal stripped(long preferred) {
        Whole number = unscaled;
        long left = scale;
        while (left > preferred && number != 0 && number % 10 == 0) {
            number = number / 10;
            left--;
        }
        return of(number, left);
    }

    public BigDecimal divideToIntegralValue(BigDecimal divisor) {
        checkDivisor(divisor);
        long preferred = Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, (long) scale - divisor.scale));
        int common = Math.max(scale, divisor.scale);
        Whole whole = at(common) / divisor.at(common);
        if (whole == 0) {
            return new BigDecimal((Whole) 0, (int) preferred);
        }
        BigDecimal result = new BigDecimal(whole, 0);
        return preferred > 0 ? result.setScale((int) preferred) : result.stripped(preferred);
    }

    public BigDecimal remainder(BigDecimal divisor) {
        return subtract(divideToIntegralValue(divisor).multiply(divisor));
    }

    public BigDecimal[] divideAndRemainder(BigDecimal divisor) {
        BigDecimal quotient = divideToIntegralValue(divisor);
        return new BigDecimal[] {quotient, subtract(quotient.multiply(divisor))};
    }

    public BigDecimal pow(int exponent) {
        if (exponent < 0 || exponent > 999999999) {
            throw new ArithmeticException("Invalid operation");
        }
        return of(BigInteger.power(unscaled, exponent), (long) scale * exponent);
    }

    public /*@ pure @*/ BigDecimal negate() {
        return new BigDecimal(-unscaled, scale);
    }

    public BigDecimal negate(MathContext context) {
        return negate().round(context);
    }

    public /*@ pure @*/ BigDecimal abs() {
        return unscaled < 0 ? negate() : this;
    }

    public BigDecimal abs(MathContext context) {
        return abs().round(context);
    }

    public /*@ pure @*/ BigDecimal plus() {
        return this;
    }

    public BigDecimal plus(MathContext context) {
        return round(context);
    }

    public BigDecimal round(MathContext context) {
        BigDecimal result = this;
        long drop = (long) precision() - context.precision;
        while (context.precision > 0 && drop > 0) {
            result = of(quotient(result.unscaled, ten(drop), context.roundingMode), result.scale - drop);
            drop = (long) result.precision() - context.precision;
        }
        return result;
    }

    // --- parts ---------------------------------------------------------------------------------------------

    public /*@ pure @*/ int signum() {
        return unscaled < 0 ? -1 : unscaled > 0 ? 1 : 0;
    }

    public /*@ pure @*/ int scale() {
        return scale;
    }

    /** The number of digits of an integer. */
    private static int length(Whole number) {
        Whole rest = number < 0 ? -number : number;
        int count = 1;
        while (rest >= 1000000000) {
            rest = rest / 1000000000;
            count += 9;
        }
        while (rest >= 10) {
            rest = rest / 10;
            count++;
        }
        return count;
    }

    public int precision() {
        return length(unscaled);
    }

    public /*@ pure @*/ BigInteger unscaledValue() {
        return new BigInteger(unscaled);
    }

    public BigDecimal setScale(int wanted, RoundingMode mode) {
        return wanted >= scale ? new BigDecimal(at(wanted), wanted)
            : new BigDecimal(quotient(unscaled, ten((long) scale - wanted), mode), wanted);
    }

    public BigDecimal setScale(int wanted, int mode) {
        if (mode < 0 || mode > 7) {
            throw new IllegalArgumentException("Invalid rounding mode");
        }
        return setScale(wanted, RoundingMode.valueOf(mode));
    }

    public BigDecimal setScale(int wanted) {
        return setScale(wanted, RoundingMode.UNNECESSARY);
    }

    public BigDecimal movePointLeft(int places) {
        return moved((long) scale + places, places);
    }

    public BigDecimal movePointRight(int places) {
        return moved((long) scale - places, places);
    }

    private BigDecimal moved(long wanted, int places) {
        if (places == 0) {
            return this;
        }
        BigDecimal result = of(unscaled, wanted);
        return result.scale < 0 ? result.setScale(0) : result;
    }

    public BigDecimal scaleByPowerOfTen(int exponent) {
        return of(unscaled, (long) scale - exponent);
    }

    public BigDecimal stripTrailingZeros() {
        return unscaled == 0 ? ZERO : stripped(Integer.MIN_VALUE);
    }

    public /*@ pure @*/ BigDecimal ulp() {
        return new BigDecimal((Whole) 1, scale);
    }

    // --- comparisons ---------------------------------------------------------------------------------------

    public int compareTo(BigDecimal other) {
        if (scale == other.scale || signum() != other.signum()) {
            return unscaled < other.unscaled ? -1 : unscaled > other.unscaled ? 1 : 0;
        }
        if (unscaled == 0) {
            return 0;
        }
        long difference = (long) precision() - scale - (other.precision() - (long) other.scale);
        if (difference != 0) {
            return difference < 0 == unscaled < 0 ? 1 : -1;
        }
        int common = Math.max(scale, other.scale);
        Whole one = at(common);
        Whole two = other.at(common);
        return one < two ? -1 : one > two ? 1 : 0;
    }

    public /*@ pure @*/ boolean equals(Object other) {
        return other instanceof BigDecimal && ((BigDecimal) other).scale == scale
            && ((BigDecimal) other).unscaled == unscaled;
    }

    public BigDecimal min(BigDecimal other) {
        return compareTo(other) <= 0 ? this : other;
    }

    public BigDecimal max(BigDecimal other) {
        return compareTo(other) >= 0 ? this : other;
    }

    public int hashCode() {
        return 31 * unscaledValue().hashCode() + scale;
    }

    // --- other numbers -------------------------------------------------------------------------------------

    public BigInteger toBigInteger() {
        return new BigInteger(setScale(0, RoundingMode.DOWN).unscaled);
    }

    public BigInteger toBigIntegerExact() {
        return new BigInteger(setScale(0).unscaled);
    }

    public long longValue() {
        return (long) toBigInteger().value;
    }

    public int intValue() {
        return (int) toBigInteger().value;
    }

    public long longValueExact() {
        Whole whole = setScale(0).unscaled;
        if (whole != (long) whole) {
            throw new ArithmeticException("Overflow");
        }
        return (long) whole;
    }

    public int intValueExact() {
        long whole = longValueExact();
        if (whole != (int) whole) {
            throw new ArithmeticException("Overflow");
        }
        return (int) whole;
    }

    public float floatValue() {
        if (scale <= 0 || unscaled == 0) {
            return new BigInteger(at(0)).floatValue();
        }
        int shift = shift();
        if (shift > 185) {
            Oox.unsupported("a decimal number near zero as a floating one");
        }
        return Math.scalb((float) shifted(shift), -shift);
    }

    public double doubleValue() {
        if (scale <= 0 || unscaled == 0) {
            return new BigInteger(at(0)).doubleValue();
        }
        int shift = shift();
        if (shift > 1080) {
            Oox.unsupported("a decimal number near zero as a floating one");
        }
        return Math.scalb((double) shifted(shift), -shift);
    }

    /** By how many bits the number is shifted so that about 62 are left of the point. */
    private int shift() {
        return 62 - new BigInteger(unscaled).bitLength() + new BigInteger(ten(scale)).bitLength();
    }

    /** The shifted number; its last bit says whether there are others, which decides how it is rounded. */
    private long shifted(int shift) {
        Whole dividend = shift > 0 ? magnitude() * BigInteger.power(2, shift) : magnitude();
        Whole divisor = shift < 0 ? ten(scale) * BigInteger.power(2, -shift) : ten(scale);
        long whole = (long) (dividend / divisor);
        whole = dividend % divisor == 0 ? whole : whole | 1;
        return unscaled < 0 ? -whole : whole;
    }

    /** A program may have classes of its own below this one. */
    static void $open() {
    }

    /** Java may return an object that exists. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof BigDecimal && unscaled == ((BigDecimal) other).unscaled
            && scale == ((BigDecimal) other).scale;
    }
}
