/** Counts in steps of two. */
public final class EvenSteps {
    private EvenSteps() {}

    /** How many whole pairs there are among n things. */
    public static int pairs(int n) {
        if (n < 0 || n > 1000) {
            throw new IllegalArgumentException("n");
        }
        int pairs = 0;
        for (int i = 0; i + 1 < n; i += 2) {
            pairs++;
        }
        return pairs;
    }
}
