package java.util;

import java.util.function.Consumer;
import oxpecker.AddsNothing;
import oxpecker.Fills;
import oxpecker.Oox;

public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, java.io.Serializable {
    /** The elements, from `head` on; there is room before and behind them. */
    private Object[] elements = new Object[16];
    private int head = 8;
    private int size;

    public ArrayDeque() {
    }

    @AddsNothing
    public ArrayDeque(int capacity) {
    }

    @AddsNothing
    public ArrayDeque(Collection<? extends E> other) {
        addAll(other);
    }

    /** Moves the elements to the middle of a larger array. */
    private void grow() {
        Object[] larger = new Object[3 * size + 16];
        int start = size + 8;
        for (int i = 0; i < size; i++) {
            larger[start + i] = elements[head + i];
        }
        elements = larger;
        head = start;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    @Fills(refusesNull = true)
    public void addFirst(E element) {
        Objects.requireNonNull(element);
        if (head == 0) {
            grow();
        }
        head--;
        elements[head] = element;
        size++;
    }

    @Fills(refusesNull = true)
    public void addLast(E element) {
        Objects.requireNonNull(element);
        if (head + size == elements.length) {
            grow();
        }
        elements[head + size] = element;
        size++;
    }

    public boolean addAll(Collection<? extends E> other) {
        int before = size;
        for (E element : other) {
            addLast(element);
        }
        return size > before;
    }

    public E pollFirst() {
        if (size == 0) {
            return null;
        }
        E element = (E) elements[head];
        elements[head] = null;
        head++;
        size--;
        return element;
    }

    public E pollLast() {
        if (size == 0) {
            return null;
        }
        E element = (E) elements[head + size - 1];
        elements[head + size - 1] = null;
        size--;
        return element;
    }

    public E peekFirst() {
        return size == 0 ? null : (E) elements[head];
    }

    public E peekLast() {
        return size == 0 ? null : (E) elements[head + size - 1];
    }

    private E there(E element) {
        if (element == null) {
            throw new NoSuchElementException();
        }
        return element;
    }

    public E removeFirst() {
        return there(pollFirst());
    }

    public E removeLast() {
        return there(pollLast());
    }

    public E getFirst() {
        return there(size == 0 ? null : (E) elements[head]);
    }

    public E getLast() {
        return there(size == 0 ? null : (E) elements[head + size - 1]);
    }

    @Fills(refusesNull = true)
    public boolean offerFirst(E element) {
        addFirst(element);
        return true;
    }

    @Fills(refusesNull = true)
    public boolean offerLast(E element) {
        addLast(element);
        return true;
    }

    @Fills(refusesNull = true)
    public boolean add(E element) {
        addLast(element);
        return true;
    }

    @Fills(refusesNull = true)
    public boolean offer(E element) {
        addLast(element);
        return true;
    }

    public E remove() {
        return removeFirst();
    }

    public E poll() {
        return pollFirst();
    }

    public E element() {
        return getFirst();
    }

    public E peek() {
        return peekFirst();
    }

    @Fills(refusesNull = true)
    public void push(E element) {
        addFirst(element);
    }

    public E pop() {
        return removeFirst();
    }

    private void delete(int index) {
        for (int i = index; i < size - 1; i++) {
            elements[head + i] = elements[head + i + 1];
        }
        elements[head + size - 1] = null;
        size--;
    }

    private int find(Object object) {
        for (int i = 0; object != null && i < size; i++) {
            if (object.equals(elements[head + i])) {
                return i;
            }
        }
        return -1;
    }

    public boolean contains(Object object) {
        return find(object) >= 0;
    }

    public boolean remove(Object object) {
        return removeFirstOccurrence(object);
    }

    public boolean removeFirstOccurrence(Object object) {
        int index = find(object);
        if (index >= 0) {
            delete(index);
        }
        return index >= 0;
    }

    public boolean removeLastOccurrence(Object object) {
        for (int i = size - 1; object != null && i >= 0; i--) {
            if (object.equals(elements[head + i])) {
                delete(i);
                return true;
            }
        }
        return false;
    }

    public void clear() {
        for (int i = 0; i < size; i++) {
            elements[head + i] = null;
        }
        size = 0;
    }

    public Object[] toArray() {
        Object[] array = new Object[size];
        for (int i = 0; i < size; i++) {
            array[i] = elements[head + i];
        }
        return array;
    }

    public ArrayDeque<E> clone() {
        Cloning.check(this, ArrayDeque.class);
        return new ArrayDeque<>(this);
    }

    public Iterator<E> iterator() {
        return new Walk(false);
    }

    public Iterator<E> descendingIterator() {
        return new Walk(true);
    }

    /** The elements are those of the beginning, and removed ones are null. Elements added at the end are noticed. */
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        Object[] all = elements;
        int first = head;
        int count = size;
        for (int i = 0; i < count; i++) {
            action.accept((E) all[first + i]);
        }
        if (elements != all) {
            Oox.unsupported("elements added to an ArrayDeque during its iteration");
        }
        if (head + size != first + count) {
            throw new ConcurrentModificationException();
        }
    }

    /**
     * Goes through in one direction. Of changes by others it notices that the elements it expects are gone. Whether it
     * also notices added ones depends on the length of the JDK's array.
     */
    private class Walk implements Iterator<E> {
        private final boolean down;
        private int next;
        private int remaining = size;
        private Object returned;
        private final int length = elements.length;
        private int first = head;
        private int end = head + size;

        Walk(boolean down) {
            this.down = down;
            this.next = down ? head + size - 1 : head;
        }

        public boolean hasNext() {
            return remaining > 0;
        }

        public E next() {
            if (remaining <= 0) {
                throw new NoSuchElementException();
            }
            if (elements.length != length || head < first || head + size > end) {
                Oox.unsupported("elements added to an ArrayDeque during its iteration");
            }
            Object element = next >= 0 && next < elements.length ? elements[next] : null;
            if (element == null) {
                throw new ConcurrentModificationException();
            }
            returned = element;
            next += down ? -1 : 1;
            remaining--;
            return (E) element;
        }

        public void remove() {
            if (returned == null) {
                throw new IllegalStateException();
            }
            returned = null;
            delete((down ? next + 1 : next - 1) - head);
            next -= down ? 0 : 1;
            first = head;
            end = head + size;
        }
    }

    // --- as an input ---------------------------------------------------------------------------------------

    static ArrayDeque<Object> $of(Object[] parts) {
        ArrayDeque<Object> made = new ArrayDeque<>();
        for (Object part : parts) {
            oxpecker.Oox.assume(part != null);
            made.addLast(part);
        }
        return made;
    }

    Object[] $parts() {
        return toArray();
    }
}
