package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class ArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    private Object[] elements;
    private int size;

    public ArrayList() {
        this.elements = new Object[10];
    }

    public ArrayList(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        }
        this.elements = new Object[Math.max(Math.min(capacity, 1000), 10)];
    }

    public ArrayList(Collection<? extends E> other) {
        Object[] given = other.toArray();
        this.elements = new Object[given.length + 4];
        this.size = given.length;
        for (int i = 0; i < given.length; i++) {
            elements[i] = given[i];
        }
    }

    public void trimToSize() {
        modCount++;
    }

    public void ensureCapacity(int capacity) {
        if (capacity > elements.length) {
            modCount++;
        }
    }

    private void room(int count) {
        if (size + count > elements.length) {
            Object[] larger = new Object[Math.max(2 * elements.length, size + count)];
            for (int i = 0; i < size; i++) {
                larger[i] = elements[i];
            }
            elements = larger;
        }
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean contains(Object object) {
        return indexOf(object) >= 0;
    }

    public int indexOf(Object object) {
        for (int i = 0; i < size; i++) {
            if (object == null ? elements[i] == null : object.equals(elements[i])) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object object) {
        for (int i = size - 1; i >= 0; i--) {
            if (object == null ? elements[i] == null : object.equals(elements[i])) {
                return i;
            }
        }
        return -1;
    }

    public Object clone() {
        return new ArrayList<E>(this);
    }

    public Object[] toArray() {
        Object[] array = new Object[size];
        for (int i = 0; i < size; i++) {
            array[i] = elements[i];
        }
        return array;
    }

    public E get(int index) {
        Objects.checkIndex(index, size);
        return (E) elements[index];
    }

    public E set(int index, E element) {
        Objects.checkIndex(index, size);
        E before = (E) elements[index];
        elements[index] = element;
        return before;
    }

    public boolean add(E element) {
        modCount++;
        room(1);
        elements[size] = element;
        size++;
        return true;
    }

    public void add(int index, E element) {
        checkPosition(index);
        modCount++;
        room(1);
        for (int i = size; i > index; i--) {
            elements[i] = elements[i - 1];
        }
        elements[index] = element;
        size++;
    }

    public E remove(int index) {
        Objects.checkIndex(index, size);
        E before = (E) elements[index];
        removeRange(index, index + 1);
        return before;
    }

    public boolean remove(Object object) {
        int index = indexOf(object);
        if (index >= 0) {
            removeRange(index, index + 1);
        }
        return index >= 0;
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < size; i++) {
            elements[i] = null;
        }
        size = 0;
    }

    protected void removeRange(int from, int to) {
        if (from > to) {
            throw new IndexOutOfBoundsException("From Index: " + from + " > To Index: " + to);
        }
        modCount++;
        int count = to - from;
        for (int i = from; i < size; i++) {
            elements[i] = i + count < size ? elements[i + count] : null;
        }
        size -= count;
    }

    public boolean addAll(Collection<? extends E> other) {
        return insert(size, other.toArray());
    }

    public boolean addAll(int index, Collection<? extends E> other) {
        checkPosition(index);
        return insert(index, other.toArray());
    }

    private boolean insert(int index, Object[] given) {
        modCount++;
        room(given.length);
        for (int i = size - 1; i >= index; i--) {
            elements[i + given.length] = elements[i];
        }
        for (int i = 0; i < given.length; i++) {
            elements[index + i] = given[i];
        }
        size += given.length;
        return given.length != 0;
    }

    public boolean removeAll(Collection<?> other) {
        Objects.requireNonNull(other);
        return keep(element -> !other.contains(element));
    }

    public boolean retainAll(Collection<?> other) {
        Objects.requireNonNull(other);
        return keep(element -> other.contains(element));
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return keep(element -> !filter.test(element));
    }

    /** Asks about every element first, and changes the list afterwards. */
    private boolean keep(Predicate<E> wanted) {
        int expected = modCount;
        int count = size;
        boolean[] kept = new boolean[count];
        for (int i = 0; i < count; i++) {
            kept[i] = wanted.test((E) elements[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        int place = 0;
        for (int i = 0; i < count; i++) {
            if (kept[i]) {
                elements[place] = elements[i];
                place++;
            }
        }
        if (place == count) {
            return false;
        }
        for (int i = place; i < count; i++) {
            elements[i] = null;
        }
        modCount++;
        size = place;
        return true;
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        int count = size;
        for (int i = 0; modCount == expected && i < count; i++) {
            action.accept((E) elements[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        int expected = modCount;
        int count = size;
        for (int i = 0; modCount == expected && i < count; i++) {
            elements[i] = operator.apply((E) elements[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public void sort(Comparator<? super E> comparator) {
        int expected = modCount;
        Sorting.sort(elements, 0, size, (Comparator<Object>) comparator);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        modCount++;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    static ArrayList<Object> $of(Object[] parts) {
        ArrayList<Object> made = new ArrayList<>();
        for (Object part : parts) {
            made.add(part);
        }
        return made;
    }

    Object[] $parts() {
        return toArray();
    }
}
