/** Sorts with a heap in the array itself. */
public final class HeapSort {
    private HeapSort() {}

    /** Sorts in place, smallest first. */
    public static void sort(int[] values) {
        for (int i = values.length / 2 - 1; i >= 0; i--) {
            sink(values, i, values.length);
        }
        for (int end = values.length - 1; end > 0; end--) {
            swap(values, 0, end);
            sink(values, 0, end);
        }
    }

    private static void sink(int[] values, int start, int end) {
        int parent = start;
        while (2 * parent + 1 < end) {
            int child = 2 * parent + 1;
            if (child + 1 < end && values[child + 1] > values[child]) {
                child++;
            }
            if (values[parent] >= values[child]) {
                return;
            }
            swap(values, parent, child);
            parent = child;
        }
    }

    private static void swap(int[] values, int i, int j) {
        int kept = values[i];
        values[i] = values[j];
        values[j] = kept;
    }
}
