import java.util.List;

/** Averages. */
public final class MeanOfPositive {
    private MeanOfPositive() {}

    /** The mean of the positive numbers, rounded down; 0 if there are none. */
    public static int mean(List<Integer> numbers) {
        long sum = 0;
        int count = 0;
        for (int number : numbers) {
            if (number > 0) {
                sum += number;
                count++;
            }
        }
        return count == 0 ? 0 : (int) (sum / count);
    }
}
