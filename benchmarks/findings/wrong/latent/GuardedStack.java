import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

/** A stack that refuses to take what is not there. */
public class GuardedStack<T> {
    private final List<T> items = new ArrayList<>();

    /** Adds an item. */
    public void push(T item) {
        items.add(item);
    }

    /** Takes the item on top. */
    public T pop() {
        if (items.isEmpty()) {
            throw new NoSuchElementException("empty stack");
        }
        return items.remove(items.size() - 1);
    }
}
