/** Sorts by selecting the smallest remaining element. */
public final class SelectionSort {
    private SelectionSort() {}

    /** Sorts in place, smallest first. */
    public static void sort(int[] values) {
        for (int i = 0; i < values.length; i++) {
            int smallest = i;
            for (int j = i + 1; j < values.length; j++) {
                if (values[j] < values[i]) {
                    smallest = j;
                }
            }
            int kept = values[i];
            values[i] = values[smallest];
            values[smallest] = kept;
        }
    }
}
