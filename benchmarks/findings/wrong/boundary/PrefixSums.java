import java.util.Objects;

/** Sums of parts of an array. */
public class PrefixSums {
    private final int length;
    private final long[] sums;

    /** Prepares the sums of all prefixes. */
    public PrefixSums(int[] numbers) {
        length = numbers.length;
        sums = new long[Math.max(length, 1)];
        for (int i = 1; i < sums.length; i++) {
            sums[i] = sums[i - 1] + numbers[i - 1];
        }
    }

    /** The sum of elements from one index to another, exclusive. */
    public long between(int from, int to) {
        Objects.checkFromToIndex(from, to, length);
        return sums[to] - sums[from];
    }
}
