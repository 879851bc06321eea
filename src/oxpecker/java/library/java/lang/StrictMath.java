package java.lang;

/** As `Math`, where results are exact anyway. */
public final class StrictMath {
    private StrictMath() {
    }

    public static /*@ pure @*/ int abs(int a) {
        return Math.abs(a);
    }

    public static /*@ pure @*/ double abs(double a) {
        return Math.abs(a);
    }

    public static /*@ pure @*/ int min(int a, int b) {
        return Math.min(a, b);
    }

    public static /*@ pure @*/ int max(int a, int b) {
        return Math.max(a, b);
    }

    public static /*@ pure @*/ double floor(double a) {
        return Math.floor(a);
    }

    public static /*@ pure @*/ double ceil(double a) {
        return Math.ceil(a);
    }

    public static /*@ pure @*/ double sqrt(double a) {
        return Math.sqrt(a);
    }
}
