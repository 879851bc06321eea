/** Searches sorted arrays by guessing where an element is. */
public final class InterpolationSearch {
    private InterpolationSearch() {}

    /** An index of the wanted number; -1 if there is none. */
    public static int indexOf(int[] sorted, int wanted) {
        int low = 0;
        int high = sorted.length - 1;
        while (low <= high && wanted >= sorted[low] && wanted <= sorted[high]) {
            long span = (long) sorted[high] - sorted[low];
            int guess = low + (int) ((long) (high - low) * ((long) wanted - sorted[low]) / span);
            if (sorted[guess] == wanted) {
                return guess;
            } else if (sorted[guess] < wanted) {
                low = guess + 1;
            } else {
                high = guess - 1;
            }
        }
        return -1;
    }
}
