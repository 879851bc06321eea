/** Sorts small numbers by counting them. */
public final class CountingSort {
    private CountingSort() {}

    /** A sorted copy of numbers from 0 to 1000. */
    public static int[] sorted(int[] values) {
        int largest = 0;
        for (int value : values) {
            if (value < 0 || value > 1000) {
                throw new IllegalArgumentException("value " + value);
            }
            largest = Math.max(largest, value);
        }
        int[] counts = new int[largest + 1];
        for (int value : values) {
            counts[value]++;
        }
        int[] result = new int[values.length];
        int filled = 0;
        for (int value = 0; value < counts.length; value++) {
            for (int n = 0; n < counts[value]; n++) {
                result[filled++] = value;
            }
        }
        return result;
    }
}
