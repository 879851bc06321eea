/** Sums of arrays. */
public final class SkipNegatives {
    private SkipNegatives() {}

    /** The sum of the elements that are not negative. */
    public static long sum(int[] numbers) {
        long sum = 0;
        int i = 0;
        while (i < numbers.length) {
            if (numbers[i] >= 0) {
                sum += numbers[i];
            }
            i++;
        }
        return sum;
    }
}
