/** Searches arrays that were sorted and then rotated. */
public final class RotatedSearch {
    private RotatedSearch() {}

    /** The index of a number among distinct ones; -1 if there is none. */
    public static int indexOf(int[] rotated, int wanted) {
        int low = 0;
        int high = rotated.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (rotated[middle] == wanted) {
                return middle;
            }
            if (rotated[low] < rotated[middle]) {
                if (rotated[low] <= wanted && wanted < rotated[middle]) {
                    high = middle - 1;
                } else {
                    low = middle + 1;
                }
            } else if (rotated[middle] < wanted && wanted <= rotated[high]) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }
}
