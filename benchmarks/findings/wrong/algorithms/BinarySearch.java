/** Searches sorted arrays. */
public final class BinarySearch {
    private BinarySearch() {}

    /** An index of the wanted number; -1 if there is none. */
    public static int indexOf(int[] sorted, int wanted) {
        int low = 0;
        int high = sorted.length - 1;
        while (low <= high) {
            int middle = low + (high - low) / 2;
            if (sorted[middle] == wanted) {
                return middle;
            } else if (sorted[middle] < wanted) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }
}
