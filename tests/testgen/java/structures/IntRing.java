import java.util.NoSuchElementException;

/** A queue of numbers in an array that is gone around. */
public class IntRing {
    private final int[] items;
    private int first;
    private int size;

    //@ private invariant items != null && 0 <= size && size <= items.length;
    //@ private invariant items.length > 0 && 0 <= first && first < items.length;

    //@ signals (IllegalArgumentException e) capacity < 1;
    public IntRing(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity");
        }
        items = new int[capacity];
    }

    //@ ensures \result == (\old(size) < items.length);
    public boolean offer(int item) {
        if (size == items.length) {
            return false;
        }
        items[(first + size) % items.length] = item;
        size++;
        return true;
    }

    //@ signals (NoSuchElementException e) size == 0;
    public int poll() {
        if (size == 0) {
            throw new NoSuchElementException("empty");
        }
        int item = items[first];
        first = (first + 1) % items.length;
        size--;
        return item;
    }

    public int[] toArray() {
        int[] all = new int[size];
        for (int i = 0; i < size; i++) {
            all[i] = items[(first + i) % items.length];
        }
        return all;
    }
}
