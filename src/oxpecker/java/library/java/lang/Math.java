package java.lang;

import oxpecker.Deterministic;
import oxpecker.Nondeterministic;
import oxpecker.Oox;
import oxpecker.Rounding;

/** Exact where Java says which number it must be; elsewhere any number that is as near as Java promises. */
@Deterministic
public final class Math {
    public static final double E = 2.718281828459045;
    public static final double PI = 3.141592653589793;
    public static final double TAU = 6.283185307179586;

    private Math() {
    }

    public static /*@ pure @*/ int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static /*@ pure @*/ int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static /*@ pure @*/ int abs(int a) {
        return a < 0 ? -a : a;
    }

    public static /*@ pure @*/ long min(long a, long b) {
        return a <= b ? a : b;
    }

    public static /*@ pure @*/ long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static /*@ pure @*/ long abs(long a) {
        return a < 0 ? -a : a;
    }

    public static /*@ pure @*/ float min(float a, float b) {
        boolean first = a != a | a < b | a == 0 & b == 0 & 1 / a < 0;
        return first ? a : b;
    }

    public static /*@ pure @*/ float max(float a, float b) {
        boolean first = a != a | a > b | a == 0 & b == 0 & 1 / a > 0;
        return first ? a : b;
    }

    public static /*@ pure @*/ float abs(float a) {
        return (float) Oox.elementary("abs", a);
    }

    public static /*@ pure @*/ float signum(float a) {
        return a > 0 ? 1 : a < 0 ? -1 : a;
    }

    public static /*@ pure @*/ double min(double a, double b) {
        boolean first = a != a | a < b | a == 0 & b == 0 & 1 / a < 0;
        return first ? a : b;
    }

    public static /*@ pure @*/ double max(double a, double b) {
        boolean first = a != a | a > b | a == 0 & b == 0 & 1 / a > 0;
        return first ? a : b;
    }

    public static /*@ pure @*/ double abs(double a) {
        return Oox.elementary("abs", a);
    }

    public static /*@ pure @*/ double signum(double a) {
        return a > 0 ? 1 : a < 0 ? -1 : a;
    }

    private static /*@ pure @*/ ArithmeticException overflow(String kind) {
        return new ArithmeticException(kind + " overflow");
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int addExact(int a, int b) {
        int result = a + b;
        if (((a ^ result) & (b ^ result)) < 0) {
            throw overflow("integer");
        }
        return result;
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int subtractExact(int a, int b) {
        int result = a - b;
        if (((a ^ b) & (a ^ result)) < 0) {
            throw overflow("integer");
        }
        return result;
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int multiplyExact(int a, int b) {
        long result = (long) a * b;
        if (result != (int) result) {
            throw overflow("integer");
        }
        return (int) result;
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int incrementExact(int a) {
        return addExact(a, (int) 1);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int decrementExact(int a) {
        return subtractExact(a, (int) 1);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int negateExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw overflow("integer");
        }
        return -a;
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int absExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Integer.MIN_VALUE");
        }
        return abs(a);
    }

    public static /*@ pure @*/ int floorDiv(int a, int b) {
        int quotient = a / b;
        return (a < 0) != (b < 0) & quotient * b != a ? quotient - 1 : quotient;
    }

    public static /*@ pure @*/ int floorMod(int a, int b) {
        int rest = a % b;
        return rest != 0 & (rest < 0) != (b < 0) ? rest + b : rest;
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long addExact(long a, long b) {
        long result = a + b;
        if (((a ^ result) & (b ^ result)) < 0) {
            throw overflow("long");
        }
        return result;
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long subtractExact(long a, long b) {
        long result = a - b;
        if (((a ^ b) & (a ^ result)) < 0) {
            throw overflow("long");
        }
        return result;
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long multiplyExact(long a, long b) {
        long result = a * b;
        if (a != 0 && (result / a != b || a == -1 && b == Long.MIN_VALUE)) {
            throw overflow("long");
        }
        return result;
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long incrementExact(long a) {
        return addExact(a, (long) 1);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long decrementExact(long a) {
        return subtractExact(a, (long) 1);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long negateExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw overflow("long");
        }
        return -a;
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long absExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Long.MIN_VALUE");
        }
        return abs(a);
    }

    public static /*@ pure @*/ long floorDiv(long a, long b) {
        long quotient = a / b;
        return (a < 0) != (b < 0) & quotient * b != a ? quotient - 1 : quotient;
    }

    public static /*@ pure @*/ long floorMod(long a, long b) {
        long rest = a % b;
        return rest != 0 & (rest < 0) != (b < 0) ? rest + b : rest;
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long multiplyExact(long a, int b) {
        return multiplyExact(a, (long) b);
    }

    public static /*@ pure @*/ long multiplyFull(int a, int b) {
        return (long) a * b;
    }

    public static /*@ pure @*/ long floorDiv(long a, int b) {
        return floorDiv(a, (long) b);
    }

    public static /*@ pure @*/ int floorMod(long a, int b) {
        return (int) floorMod(a, (long) b);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int toIntExact(long value) {
        if ((int) value != value) {
            throw overflow("integer");
        }
        return (int) value;
    }

    public static /*@ pure @*/ double floor(double a) {
        return Oox.elementary("floor", a);
    }

    public static /*@ pure @*/ double ceil(double a) {
        return Oox.elementary("ceil", a);
    }

    public static /*@ pure @*/ double rint(double a) {
        return Oox.elementary("rint", a);
    }

    public static /*@ pure @*/ long round(double a) {
        return Rounding.halfUp(a);
    }

    public static /*@ pure @*/ int round(float a) {
        return Rounding.halfUp(a);
    }

    public static /*@ pure @*/ double sqrt(double a) {
        return Oox.elementary("sqrt", a);
    }

    public static /*@ pure @*/ double pow(double a, double b) {
        return Oox.approximate("pow", a, b);
    }

    public static /*@ pure @*/ double hypot(double a, double b) {
        return Oox.approximate("hypot", a, b);
    }

    public static /*@ pure @*/ double atan2(double y, double x) {
        return Oox.approximate("atan2", y, x);
    }

    public static /*@ pure @*/ double sin(double a) {
        return Oox.approximate("sin", a);
    }

    public static /*@ pure @*/ double cos(double a) {
        return Oox.approximate("cos", a);
    }

    public static /*@ pure @*/ double tan(double a) {
        return Oox.approximate("tan", a);
    }

    public static /*@ pure @*/ double asin(double a) {
        return Oox.approximate("asin", a);
    }

    public static /*@ pure @*/ double acos(double a) {
        return Oox.approximate("acos", a);
    }

    public static /*@ pure @*/ double atan(double a) {
        return Oox.approximate("atan", a);
    }

    public static /*@ pure @*/ double exp(double a) {
        return Oox.approximate("exp", a);
    }

    public static /*@ pure @*/ double log(double a) {
        return Oox.approximate("log", a);
    }

    public static /*@ pure @*/ double log10(double a) {
        return Oox.approximate("log10", a);
    }

    public static /*@ pure @*/ double cbrt(double a) {
        return Oox.approximate("cbrt", a);
    }

    public static /*@ pure @*/ double sinh(double a) {
        return Oox.approximate("sinh", a);
    }

    public static /*@ pure @*/ double cosh(double a) {
        return Oox.approximate("cosh", a);
    }

    public static /*@ pure @*/ double tanh(double a) {
        return Oox.approximate("tanh", a);
    }

    public static /*@ pure @*/ double expm1(double a) {
        return Oox.approximate("expm1", a);
    }

    public static /*@ pure @*/ double log1p(double a) {
        return Oox.approximate("log1p", a);
    }

    public static /*@ pure @*/ double toRadians(double degrees) {
        return degrees * 0.017453292519943295;
    }

    public static /*@ pure @*/ double toDegrees(double radians) {
        return radians * 57.29577951308232;
    }

    /** Any number from 0 to below 1. */
    @Nondeterministic
    public static double random() {
        double value = Oox.nondetDouble();
        return value >= 0 & value < 1 ? value : 0;
    }

    public static /*@ pure @*/ double copySign(double magnitude, double sign) {
        boolean negative = sign < 0 || sign == 0 && 1 / sign < 0;
        return negative ? -abs(magnitude) : abs(magnitude);
    }

    public static /*@ pure @*/ float copySign(float magnitude, float sign) {
        boolean negative = sign < 0 || sign == 0 && 1 / sign < 0;
        return negative ? -abs(magnitude) : abs(magnitude);
    }

    public static /*@ pure @*/ double fma(double a, double b, double c) {
        return Oox.elementary("fma", a, b, c);
    }

    /** The product of two floats is exact as a double, but its sum with a third would be rounded twice. */
    public static /*@ pure @*/ float fma(float a, float b, float c) {
        double product = (double) a * b;
        double sum = product + c;
        boolean exact = sum - product == c && sum - c == product || sum - sum != 0;
        return exact ? (float) sum : Oox.unsupported("a fused multiply-add");
    }

    /** The upper half of the product: by halves, whose products fit. */
    public static /*@ pure @*/ long multiplyHigh(long a, long b) {
        long high = a >> 32;
        long low = a & 0xffffffffL;
        long otherHigh = b >> 32;
        long otherLow = b & 0xffffffffL;
        long middle = high * otherLow + (low * otherLow >>> 32);
        return high * otherHigh + (middle >> 32) + ((middle & 0xffffffffL) + low * otherHigh >> 32);
    }

    /** Of numbers below the normal ones one less than the least normal exponent, of what is not finite one more than the greatest. */
    public static /*@ pure @*/ int getExponent(double a) {
        return (int) (Double.doubleToLongBits(a) >>> 52 & 0x7ff) - 1023;
    }

    public static /*@ pure @*/ int getExponent(float a) {
        return (Float.floatToIntBits(a) >>> 23 & 0xff) - 127;
    }

    public static /*@ pure @*/ double nextUp(double a) {
        if (a != a || a == Double.POSITIVE_INFINITY) {
            return a;
        }
        if (a == 0) {
            return Double.MIN_VALUE;
        }
        return Double.longBitsToDouble(Double.doubleToLongBits(a) + (a > 0 ? 1 : -1));
    }

    public static /*@ pure @*/ float nextUp(float a) {
        if (a != a || a == Float.POSITIVE_INFINITY) {
            return a;
        }
        if (a == 0) {
            return Float.MIN_VALUE;
        }
        return Float.intBitsToFloat(Float.floatToIntBits(a) + (a > 0 ? 1 : -1));
    }

    public static /*@ pure @*/ double nextDown(double a) {
        return -nextUp(-a);
    }

    public static /*@ pure @*/ float nextDown(float a) {
        return -nextUp(-a);
    }

    public static /*@ pure @*/ double nextAfter(double start, double direction) {
        if (start == direction || start != start || direction != direction) {
            return start == direction ? direction : Double.NaN;
        }
        return direction > start ? nextUp(start) : nextDown(start);
    }

    public static /*@ pure @*/ float nextAfter(float start, double direction) {
        if (start == direction || start != start || direction != direction) {
            return start == direction ? (float) direction : Float.NaN;
        }
        return direction > start ? nextUp(start) : nextDown(start);
    }

    /** The distance to the next number that is larger in magnitude. */
    public static /*@ pure @*/ double ulp(double a) {
        double magnitude = abs(a);
        if (magnitude - magnitude != 0) {
            return magnitude;
        }
        return magnitude == Double.MAX_VALUE ? 0x1.0p971 : nextUp(magnitude) - magnitude;
    }

    public static /*@ pure @*/ float ulp(float a) {
        float magnitude = abs(a);
        if (magnitude - magnitude != 0) {
            return magnitude;
        }
        return magnitude == Float.MAX_VALUE ? 0x1.0p104f : nextUp(magnitude) - magnitude;
    }

    public static /*@ pure @*/ double scalb(double value, int exponent) {
        return Rounding.scaled(value, exponent);
    }

    public static /*@ pure @*/ float scalb(float value, int exponent) {
        return Rounding.scaled(value, exponent);
    }

    public static /*@ pure @*/ double IEEEremainder(double value, double divisor) {
        return Rounding.nearestRemainder(value, divisor);
    }

    public static /*@ pure @*/ int ceilDiv(int a, int b) {
        int quotient = a / b;
        return (a ^ b) >= 0 && quotient * b != a ? quotient + 1 : quotient;
    }

    public static /*@ pure @*/ long ceilDiv(long a, int b) {
        return ceilDiv(a, (long) b);
    }

    public static /*@ pure @*/ long ceilDiv(long a, long b) {
        long quotient = a / b;
        return (a ^ b) >= 0 && quotient * b != a ? quotient + 1 : quotient;
    }

    public static /*@ pure @*/ int ceilMod(int a, int b) {
        int rest = a % b;
        return (a ^ b) >= 0 && rest != 0 ? rest - b : rest;
    }

    public static /*@ pure @*/ int ceilMod(long a, int b) {
        return (int) ceilMod(a, (long) b);
    }

    public static /*@ pure @*/ long ceilMod(long a, long b) {
        long rest = a % b;
        return (a ^ b) >= 0 && rest != 0 ? rest - b : rest;
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int divideExact(int a, int b) {
        if (a == Integer.MIN_VALUE && b == -1) {
            throw new ArithmeticException("integer overflow");
        }
        return a / b;
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long divideExact(long a, long b) {
        if (a == Long.MIN_VALUE && b == -1) {
            throw new ArithmeticException("long overflow");
        }
        return a / b;
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int floorDivExact(int a, int b) {
        divideExact(a, b);
        return floorDiv(a, b);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long floorDivExact(long a, long b) {
        divideExact(a, b);
        return floorDiv(a, b);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int ceilDivExact(int a, int b) {
        divideExact(a, b);
        return ceilDiv(a, b);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long ceilDivExact(long a, long b) {
        divideExact(a, b);
        return ceilDiv(a, b);
    }

    public static /*@ pure @*/ long unsignedMultiplyHigh(long a, long b) {
        return multiplyHigh(a, b) + (a >> 63 & b) + (b >> 63 & a);
    }

    public static /*@ pure @*/ int clamp(long value, int min, int max) {
        if (min > max) {
            throw new IllegalArgumentException(min + " > " + max);
        }
        return (int) min(max, max(value, min));
    }

    public static /*@ pure @*/ long clamp(long value, long min, long max) {
        if (min > max) {
            throw new IllegalArgumentException(min + " > " + max);
        }
        return min(max, max(value, min));
    }

    public static /*@ pure @*/ double clamp(double value, double min, double max) {
        if (Double.isNaN(min)) {
            throw new IllegalArgumentException("min is NaN");
        }
        if (Double.isNaN(max)) {
            throw new IllegalArgumentException("max is NaN");
        }
        if (Double.compare(min, max) > 0) {
            throw new IllegalArgumentException(min + " > " + max);
        }
        return min(max, max(value, min));
    }

    public static /*@ pure @*/ float clamp(float value, float min, float max) {
        if (Float.isNaN(min)) {
            throw new IllegalArgumentException("min is NaN");
        }
        if (Float.isNaN(max)) {
            throw new IllegalArgumentException("max is NaN");
        }
        if (Float.compare(min, max) > 0) {
            throw new IllegalArgumentException(min + " > " + max);
        }
        return min(max, max(value, min));
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int powExact(int base, int exponent) {
        if (exponent < 0) {
            throw new ArithmeticException("negative exponent");
        }
        if (base == 0 || base == 1) {
            return exponent == 0 ? 1 : base;
        }
        if (base == -1) {
            return exponent % 2 == 0 ? 1 : -1;
        }
        int result = 1;
        for (int i = 0; i < exponent; i++) {
            result = multiplyExact(result, base);
        }
        return result;
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long powExact(long base, int exponent) {
        if (exponent < 0) {
            throw new ArithmeticException("negative exponent");
        }
        if (base == 0 || base == 1) {
            return exponent == 0 ? 1 : base;
        }
        if (base == -1) {
            return exponent % 2 == 0 ? 1 : -1;
        }
        long result = 1;
        for (int i = 0; i < exponent; i++) {
            result = multiplyExact(result, base);
        }
        return result;
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int unsignedMultiplyExact(int a, int b) {
        long product = (a & 0xffffffffL) * (b & 0xffffffffL);
        if (product >>> 32 != 0) {
            throw new ArithmeticException("unsigned integer overflow");
        }
        return (int) product;
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long unsignedMultiplyExact(long a, int b) {
        return unsignedMultiplyExact(a, b & 0xffffffffL);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long unsignedMultiplyExact(long a, long b) {
        if (unsignedMultiplyHigh(a, b) != 0) {
            throw new ArithmeticException("unsigned long overflow");
        }
        return a * b;
    }
}
