/** Increasing subsequences. */
public final class IncreasingRun {
    private IncreasingRun() {}

    /** The length of a longest strictly increasing subsequence. */
    public static int longest(int[] values) {
        int[] tails = new int[values.length];
        int length = 0;
        for (int value : values) {
            int place = 0;
            while (place < length && tails[place] < value) {
                place++;
            }
            tails[place] = value;
            length = Math.max(length, place + 1);
        }
        return length;
    }
}
