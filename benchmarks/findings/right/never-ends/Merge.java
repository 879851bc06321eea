/** Sorted arrays. */
public final class Merge {
    private Merge() {}

    /** How many elements two sorted arrays have in common. */
    public static int common(int[] left, int[] right) {
        int i = 0;
        int j = 0;
        int common = 0;
        while (i < left.length && j < right.length) {
            if (left[i] < right[j]) {
                i++;
            } else if (left[i] >= right[j]) {
                common += left[i] == right[j] ? 1 : 0;
                j++;
            }
        }
        return common;
    }
}
