package java.lang;

import oxpecker.Deterministic;
import oxpecker.Nondeterministic;
import oxpecker.Oox;

/** As `Math`, with the results of fdlibm where `Math` may choose. */
@Deterministic
public final class StrictMath {
    public static final double E = 2.718281828459045;
    public static final double PI = 3.141592653589793;
    public static final double TAU = 6.283185307179586;

    private StrictMath() {
    }

    public static /*@ pure @*/ int min(int a, int b) {
        return Math.min(a, b);
    }

    public static /*@ pure @*/ int max(int a, int b) {
        return Math.max(a, b);
    }

    public static /*@ pure @*/ int abs(int a) {
        return Math.abs(a);
    }

    public static /*@ pure @*/ long min(long a, long b) {
        return Math.min(a, b);
    }

    public static /*@ pure @*/ long max(long a, long b) {
        return Math.max(a, b);
    }

    public static /*@ pure @*/ long abs(long a) {
        return Math.abs(a);
    }

    public static /*@ pure @*/ float min(float a, float b) {
        return Math.min(a, b);
    }

    public static /*@ pure @*/ float max(float a, float b) {
        return Math.max(a, b);
    }

    public static /*@ pure @*/ float abs(float a) {
        return Math.abs(a);
    }

    public static /*@ pure @*/ float signum(float a) {
        return Math.signum(a);
    }

    public static /*@ pure @*/ double min(double a, double b) {
        return Math.min(a, b);
    }

    public static /*@ pure @*/ double max(double a, double b) {
        return Math.max(a, b);
    }

    public static /*@ pure @*/ double abs(double a) {
        return Math.abs(a);
    }

    public static /*@ pure @*/ double signum(double a) {
        return Math.signum(a);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int addExact(int a, int b) {
        return Math.addExact(a, b);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int subtractExact(int a, int b) {
        return Math.subtractExact(a, b);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int multiplyExact(int a, int b) {
        return Math.multiplyExact(a, b);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int incrementExact(int a) {
        return Math.incrementExact(a);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int decrementExact(int a) {
        return Math.decrementExact(a);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int negateExact(int a) {
        return Math.negateExact(a);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int absExact(int a) {
        return Math.absExact(a);
    }

    public static /*@ pure @*/ int floorDiv(int a, int b) {
        return Math.floorDiv(a, b);
    }

    public static /*@ pure @*/ int floorMod(int a, int b) {
        return Math.floorMod(a, b);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long addExact(long a, long b) {
        return Math.addExact(a, b);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long subtractExact(long a, long b) {
        return Math.subtractExact(a, b);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long multiplyExact(long a, long b) {
        return Math.multiplyExact(a, b);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long incrementExact(long a) {
        return Math.incrementExact(a);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long decrementExact(long a) {
        return Math.decrementExact(a);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long negateExact(long a) {
        return Math.negateExact(a);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long absExact(long a) {
        return Math.absExact(a);
    }

    public static /*@ pure @*/ long floorDiv(long a, long b) {
        return Math.floorDiv(a, b);
    }

    public static /*@ pure @*/ long floorMod(long a, long b) {
        return Math.floorMod(a, b);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long multiplyExact(long a, int b) {
        return Math.multiplyExact(a, b);
    }

    public static /*@ pure @*/ long multiplyFull(int a, int b) {
        return Math.multiplyFull(a, b);
    }

    public static /*@ pure @*/ long floorDiv(long a, int b) {
        return Math.floorDiv(a, b);
    }

    public static /*@ pure @*/ int floorMod(long a, int b) {
        return Math.floorMod(a, b);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int toIntExact(long value) {
        return Math.toIntExact(value);
    }

    public static /*@ pure @*/ double floor(double a) {
        return Math.floor(a);
    }

    public static /*@ pure @*/ double ceil(double a) {
        return Math.ceil(a);
    }

    public static /*@ pure @*/ double rint(double a) {
        return Math.rint(a);
    }

    public static /*@ pure @*/ long round(double a) {
        return Math.round(a);
    }

    public static /*@ pure @*/ int round(float a) {
        return Math.round(a);
    }

    public static /*@ pure @*/ double sqrt(double a) {
        return Math.sqrt(a);
    }

    public static /*@ pure @*/ double pow(double a, double b) {
        return Oox.elementary("pow", a, b);
    }

    public static /*@ pure @*/ double hypot(double a, double b) {
        return Oox.elementary("hypot", a, b);
    }

    public static /*@ pure @*/ double atan2(double y, double x) {
        return Oox.elementary("atan2", y, x);
    }

    public static /*@ pure @*/ double sin(double a) {
        return Oox.elementary("sin", a);
    }

    public static /*@ pure @*/ double cos(double a) {
        return Oox.elementary("cos", a);
    }

    public static /*@ pure @*/ double tan(double a) {
        return Oox.elementary("tan", a);
    }

    public static /*@ pure @*/ double asin(double a) {
        return Oox.elementary("asin", a);
    }

    public static /*@ pure @*/ double acos(double a) {
        return Oox.elementary("acos", a);
    }

    public static /*@ pure @*/ double atan(double a) {
        return Oox.elementary("atan", a);
    }

    public static /*@ pure @*/ double exp(double a) {
        return Oox.elementary("exp", a);
    }

    public static /*@ pure @*/ double log(double a) {
        return Oox.elementary("log", a);
    }

    public static /*@ pure @*/ double log10(double a) {
        return Oox.elementary("log10", a);
    }

    public static /*@ pure @*/ double cbrt(double a) {
        return Oox.elementary("cbrt", a);
    }

    public static /*@ pure @*/ double sinh(double a) {
        return Oox.elementary("sinh", a);
    }

    public static /*@ pure @*/ double cosh(double a) {
        return Oox.elementary("cosh", a);
    }

    public static /*@ pure @*/ double tanh(double a) {
        return Oox.elementary("tanh", a);
    }

    public static /*@ pure @*/ double expm1(double a) {
        return Oox.elementary("expm1", a);
    }

    public static /*@ pure @*/ double log1p(double a) {
        return Oox.elementary("log1p", a);
    }

    public static /*@ pure @*/ double toRadians(double degrees) {
        return Math.toRadians(degrees);
    }

    public static /*@ pure @*/ double toDegrees(double radians) {
        return Math.toDegrees(radians);
    }

    @Nondeterministic
    public static double random() {
        return Math.random();
    }

    public static /*@ pure @*/ double copySign(double magnitude, double sign) {
        return Math.copySign(magnitude, sign);
    }

    public static /*@ pure @*/ float copySign(float magnitude, float sign) {
        return Math.copySign(magnitude, sign);
    }

    public static /*@ pure @*/ double fma(double a, double b, double c) {
        return Math.fma(a, b, c);
    }

    public static /*@ pure @*/ float fma(float a, float b, float c) {
        return Math.fma(a, b, c);
    }

    public static /*@ pure @*/ long multiplyHigh(long a, long b) {
        return Math.multiplyHigh(a, b);
    }

    public static /*@ pure @*/ int getExponent(double a) {
        return Math.getExponent(a);
    }

    public static /*@ pure @*/ int getExponent(float a) {
        return Math.getExponent(a);
    }

    public static /*@ pure @*/ double nextUp(double a) {
        return Math.nextUp(a);
    }

    public static /*@ pure @*/ float nextUp(float a) {
        return Math.nextUp(a);
    }

    public static /*@ pure @*/ double nextDown(double a) {
        return Math.nextDown(a);
    }

    public static /*@ pure @*/ float nextDown(float a) {
        return Math.nextDown(a);
    }

    public static /*@ pure @*/ double nextAfter(double start, double direction) {
        return Math.nextAfter(start, direction);
    }

    public static /*@ pure @*/ float nextAfter(float start, double direction) {
        return Math.nextAfter(start, direction);
    }

    public static /*@ pure @*/ double ulp(double a) {
        return Math.ulp(a);
    }

    public static /*@ pure @*/ float ulp(float a) {
        return Math.ulp(a);
    }

    public static /*@ pure @*/ double scalb(double value, int exponent) {
        return Math.scalb(value, exponent);
    }

    public static /*@ pure @*/ float scalb(float value, int exponent) {
        return Math.scalb(value, exponent);
    }

    public static /*@ pure @*/ double IEEEremainder(double value, double divisor) {
        return Math.IEEEremainder(value, divisor);
    }

    public static /*@ pure @*/ int ceilDiv(int a, int b) {
        return Math.ceilDiv(a, b);
    }

    public static /*@ pure @*/ long ceilDiv(long a, int b) {
        return Math.ceilDiv(a, b);
    }

    public static /*@ pure @*/ long ceilDiv(long a, long b) {
        return Math.ceilDiv(a, b);
    }

    public static /*@ pure @*/ int ceilMod(int a, int b) {
        return Math.ceilMod(a, b);
    }

    public static /*@ pure @*/ int ceilMod(long a, int b) {
        return Math.ceilMod(a, b);
    }

    public static /*@ pure @*/ long ceilMod(long a, long b) {
        return Math.ceilMod(a, b);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int divideExact(int a, int b) {
        return Math.divideExact(a, b);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long divideExact(long a, long b) {
        return Math.divideExact(a, b);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int floorDivExact(int a, int b) {
        return Math.floorDivExact(a, b);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long floorDivExact(long a, long b) {
        return Math.floorDivExact(a, b);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int ceilDivExact(int a, int b) {
        return Math.ceilDivExact(a, b);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long ceilDivExact(long a, long b) {
        return Math.ceilDivExact(a, b);
    }

    public static /*@ pure @*/ long unsignedMultiplyHigh(long a, long b) {
        return Math.unsignedMultiplyHigh(a, b);
    }

    public static /*@ pure @*/ int clamp(long value, int min, int max) {
        return Math.clamp(value, min, max);
    }

    public static /*@ pure @*/ long clamp(long value, long min, long max) {
        return Math.clamp(value, min, max);
    }

    public static /*@ pure @*/ double clamp(double value, double min, double max) {
        return Math.clamp(value, min, max);
    }

    public static /*@ pure @*/ float clamp(float value, float min, float max) {
        return Math.clamp(value, min, max);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int powExact(int base, int exponent) {
        return Math.powExact(base, exponent);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long powExact(long base, int exponent) {
        return Math.powExact(base, exponent);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ int unsignedMultiplyExact(int a, int b) {
        return Math.unsignedMultiplyExact(a, b);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long unsignedMultiplyExact(long a, int b) {
        return Math.unsignedMultiplyExact(a, b);
    }

    /** @throws ArithmeticException if the result does not fit its type */
    public static /*@ pure @*/ long unsignedMultiplyExact(long a, long b) {
        return Math.unsignedMultiplyExact(a, b);
    }
}
