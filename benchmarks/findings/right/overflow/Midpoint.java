/** Points on the line of numbers. */
public final class Midpoint {
    private Midpoint() {}

    //@ requires 0 <= low && low <= high;
    //@ ensures low <= \result && \result <= high;
    public static int of(int low, int high) {
        return low + (high - low) / 2;
    }
}
