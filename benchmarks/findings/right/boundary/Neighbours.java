/** Peaks in a series. */
public final class Neighbours {
    private Neighbours() {}

    private static int at(int[] series, int index) {
        return series[index];
    }

    /** How many elements are larger than both neighbours. */
    public static int peaks(int[] series) {
        int peaks = 0;
        for (int i = 1; i + 1 < series.length; i++) {
            if (at(series, i) > at(series, i - 1) && at(series, i) > at(series, i + 1)) {
                peaks++;
            }
        }
        return peaks;
    }
}
