import java.util.Arrays;
import java.util.Objects;

/** Copies parts of an array. */
public class SliceCopy {
    private final int[] numbers;

    /** A copy of the numbers. */
    public SliceCopy(int[] numbers) {
        this.numbers = numbers.clone();
    }

    /** The elements from one index to another, exclusive. */
    public int[] slice(int from, int to) {
        Objects.checkFromToIndex(from, to, numbers.length);
        return Arrays.copyOfRange(numbers, from, to);
    }
}
