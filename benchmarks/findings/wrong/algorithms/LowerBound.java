/** Places of insertion in sorted arrays. */
public final class LowerBound {
    private LowerBound() {}

    /** The first index whose element is not smaller than the wanted number. */
    public static int of(int[] sorted, int wanted) {
        int low = 0;
        int high = sorted.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (sorted[middle] <= wanted) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
