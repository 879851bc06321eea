import java.util.Iterator;

/** Functions about iterators. */
public final class CountRemaining {
    private CountRemaining() {}

    /** How many elements an iterator still has. */
    public static int count(Iterator<?> elements) {
        int count = 0;
        for (; elements.hasNext(); elements.next()) {
            count++;
        }
        return count;
    }
}
