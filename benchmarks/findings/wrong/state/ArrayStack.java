import java.util.NoSuchElementException;

/** A stack in an array that grows. */
public class ArrayStack<T> {
    private Object[] items = new Object[2];
    private int size;

    /** Puts an item on top. */
    public void push(T item) {
        if (size == items.length) {
            Object[] larger = new Object[2 * size];
            System.arraycopy(items, 0, larger, 0, size);
            items = larger;
        }
        items[size++] = item;
    }

    /** Takes the item on top. */
    @SuppressWarnings("unchecked")
    public T pop() {
        if (size == 0) {
            throw new NoSuchElementException("empty stack");
        }
        return (T) items[--size];
    }

    /** Removes all items. */
    public void clear() {
        items = new Object[0];
        size = 0;
    }
}
