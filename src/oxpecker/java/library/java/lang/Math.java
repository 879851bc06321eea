package java.lang;

public final class Math {
    public static final double PI = 3.141592653589793;
    public static final double E = 2.718281828459045;

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
}
