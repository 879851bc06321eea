/** The larger of two numbers. */
public final class LargerOf {
    private LargerOf() {}

    /** As Math.max: zero is larger than minus zero, and NaN wins. */
    public static double larger(double one, double two) {
        return one > two ? one : two;
    }
}
