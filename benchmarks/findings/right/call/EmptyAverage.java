import java.util.ArrayList;
import java.util.List;

/** Averages with a default. */
public final class EmptyAverage {
    private EmptyAverage() {}

    static int average(List<Integer> numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return sum / numbers.size();
    }

    /** The average of no numbers is zero. */
    public static int ofNothing() {
        List<Integer> numbers = new ArrayList<>();
        return numbers.isEmpty() ? 0 : average(numbers);
    }
}
