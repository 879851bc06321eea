package java.lang;

/** As `Math`, where results are exact anyway. */
public final class StrictMath {
    private StrictMath() {
    }

    public static int abs(int a) {
        return Math.abs(a);
    }

    public static double abs(double a) {
        return Math.abs(a);
    }

    public static int min(int a, int b) {
        return Math.min(a, b);
    }

    public static int max(int a, int b) {
        return Math.max(a, b);
    }

    public static double floor(double a) {
        return Math.floor(a);
    }

    public static double ceil(double a) {
        return Math.ceil(a);
    }

    public static double sqrt(double a) {
        return Math.sqrt(a);
    }
}
