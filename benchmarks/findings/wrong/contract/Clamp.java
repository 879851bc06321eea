/** Keeps numbers within a range. */
public final class Clamp {
    private Clamp() {}

    //@ requires low <= high;
    //@ ensures low <= \result && \result <= high;
    //@ ensures low <= value && value <= high ==> \result == value;
    public static int clamp(int value, int low, int high) {
        if (value < low) {
            return low;
        }
        return value > high ? value : high;
    }
}
