package java.util;

public abstract class AbstractQueue<E> extends AbstractCollection<E> implements Queue<E> {
    protected AbstractQueue() {
    }

    public boolean add(E element) {
        if (offer(element)) {
            return true;
        }
        throw new IllegalStateException("Queue full");
    }

    public E remove() {
        return there(poll());
    }

    public E element() {
        return there(peek());
    }

    private E there(E element) {
        if (element == null) {
            throw new NoSuchElementException();
        }
        return element;
    }

    public boolean addAll(Collection<? extends E> elements) {
        if (elements == null) {
            throw new NullPointerException();
        }
        if (oxpecker.Oox.identical(elements, this)) {
            throw new IllegalArgumentException();
        }
        boolean changed = false;
        for (E element : elements) {
            changed |= add(element);
        }
        return changed;
    }

    public void clear() {
        while (poll() != null) {
            continue;
        }
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(PriorityQueue<Object> a) {
    }
}
