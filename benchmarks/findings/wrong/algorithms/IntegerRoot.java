/** Roots of integers. */
public final class IntegerRoot {
    private IntegerRoot() {}

    /** The largest integer whose square is not larger than the number. */
    public static int of(int number) {
        if (number < 0) {
            throw new IllegalArgumentException("negative");
        }
        int low = 0;
        int high = 46_340;
        while (low < high) {
            int middle = (low + high) / 2;
            if (middle * middle <= number) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }
}
