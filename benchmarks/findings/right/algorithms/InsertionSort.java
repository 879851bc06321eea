/** Sorts by inserting each element among those before it. */
public final class InsertionSort {
    private InsertionSort() {}

    /** Sorts in place, smallest first. */
    public static void sort(int[] values) {
        for (int i = 1; i < values.length; i++) {
            int inserted = values[i];
            int hole = i;
            while (hole > 0 && values[hole - 1] > inserted) {
                values[hole] = values[hole - 1];
                hole--;
            }
            values[hole] = inserted;
        }
    }
}
