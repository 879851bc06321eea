package oxpecker;

/**
 * Functions of which Java says only how near to the exact result theirs must be. Nothing is known of them here; runs
 * that look for mistakes may estimate them (see `tasks/estimates.py`).
 */
public final class Estimate {
    public static /*@ pure @*/ double sin(double a) {
        return Oox.unsupported("the sine of a number");
    }

    public static /*@ pure @*/ double cos(double a) {
        return Oox.unsupported("the cosine of a number");
    }

    public static /*@ pure @*/ double tan(double a) {
        return Oox.unsupported("the tangent of a number");
    }

    public static /*@ pure @*/ double asin(double a) {
        return Oox.unsupported("the arc sine of a number");
    }

    public static /*@ pure @*/ double acos(double a) {
        return Oox.unsupported("the arc cosine of a number");
    }

    public static /*@ pure @*/ double atan(double a) {
        return Oox.unsupported("the arc tangent of a number");
    }

    public static /*@ pure @*/ double atan2(double y, double x) {
        return Oox.unsupported("the arc tangent of a number");
    }

    public static /*@ pure @*/ double exp(double a) {
        return Oox.unsupported("the exponential of a number");
    }

    public static /*@ pure @*/ double expm1(double a) {
        return Oox.unsupported("the exponential of a number");
    }

    public static /*@ pure @*/ double log(double a) {
        return Oox.unsupported("the logarithm of a number");
    }

    public static /*@ pure @*/ double log10(double a) {
        return Oox.unsupported("the logarithm of a number");
    }

    public static /*@ pure @*/ double log1p(double a) {
        return Oox.unsupported("the logarithm of a number");
    }

    public static /*@ pure @*/ double cbrt(double a) {
        return Oox.unsupported("the cube root of a number");
    }

    public static /*@ pure @*/ double sinh(double a) {
        return Oox.unsupported("the hyperbolic sine of a number");
    }

    public static /*@ pure @*/ double cosh(double a) {
        return Oox.unsupported("the hyperbolic cosine of a number");
    }

    public static /*@ pure @*/ double tanh(double a) {
        return Oox.unsupported("the hyperbolic tangent of a number");
    }

    public static /*@ pure @*/ double hypot(double a, double b) {
        return Oox.unsupported("the hypotenuse of these numbers");
    }

    public static /*@ pure @*/ double pow(double a, double b) {
        return Oox.unsupported("this power of a number");
    }
}
