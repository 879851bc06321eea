import java.util.Arrays;
import java.util.NoSuchElementException;

/** A heap of integers, smallest first. */
public class MinimumHeap {
    private int[] values = new int[4];
    private int size;

    public int size() {
        return size;
    }

    /** Adds a value. */
    public void add(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
        }
        int place = size++;
        while (place > 0 && values[(place - 1) / 2] > value) {
            values[place] = values[(place - 1) / 2];
            place = (place - 1) / 2;
        }
        values[place] = value;
    }

    /** The smallest value. */
    public int smallest() {
        if (size == 0) {
            throw new NoSuchElementException("empty heap");
        }
        return values[0];
    }
}
