import java.util.Arrays;
import java.util.Comparator;

/** Intervals that may overlap. */
public final class IntervalUnion {
    private IntervalUnion() {}

    /** The total length that intervals with start and end cover. */
    public static long length(int[][] intervals) {
        int[][] sorted = intervals.clone();
        Arrays.sort(sorted, Comparator.comparingInt(interval -> interval[0]));
        long total = 0;
        long covered = Long.MIN_VALUE;
        for (int[] interval : sorted) {
            long start = Math.max(interval[0], covered);
            if (interval[1] > start) {
                total += interval[1] - start;
            }
            covered = interval[1];
        }
        return total;
    }
}
