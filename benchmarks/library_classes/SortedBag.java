import java.util.Comparator;

/** Items in the order of a comparator; a listener hears of each. */
public class SortedBag<T> {
    /** Hears of items. */
    public interface Listener {
        void added(int index);
    }

    private final Object[] items = new Object[3];
    private final Comparator<? super T> order;
    private final Listener listener;
    private int size;

    public SortedBag(Comparator<? super T> order, Listener listener) {
        this.order = order;
        this.listener = listener;
    }

    public int size() {
        return size;
    }

    @SuppressWarnings("unchecked")
    public T get(int index) {
        return index < 0 || index >= size ? null : (T) items[index];
    }

    @SuppressWarnings("unchecked")
    public boolean add(T item) {
        if (item == null || size < 0 || size >= items.length) {
            return false;
        }
        int place = size;
        while (place > 0 && order.compare(item, (T) items[place - 1]) < 0) {
            items[place] = items[place - 1];
            place--;
        }
        items[place] = item;
        size++;
        if (listener != null) {
            listener.added(place);
        }
        return true;
    }
}
