/** Kadane's algorithm. */
public final class MaximumSubarray {
    private MaximumSubarray() {}

    /** The largest sum of a part that is not empty. */
    public static long sum(int[] values) {
        if (values.length == 0) {
            throw new IllegalArgumentException("no values");
        }
        long here = values[0];
        long best = values[0];
        for (int i = 1; i < values.length; i++) {
            here = Math.max(here, 0) + values[i];
            best = Math.max(best, here);
        }
        return best;
    }
}
