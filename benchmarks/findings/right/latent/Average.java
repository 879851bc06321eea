import java.util.List;

/** Averages of lists. */
public final class Average {
    private Average() {}

    /** The average, rounded towards zero. */
    public static int of(List<Integer> numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return numbers.isEmpty() ? 0 : sum / numbers.size();
    }
}
