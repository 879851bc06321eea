package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import oxpecker.AddsNothing;
import oxpecker.Fills;

/**
 * The elements of a list that is an input may stand apart, before the others: then nobody need know how many there are
 * until something is moved. Looking, replacing and adding at the end leaves them where they are.
 */
public class ArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    /** The first elements, of a list that is an input; null if there are no such. */
    private Object[] front;
    private Object[] elements;
    /** How many there are in `elements`. */
    private int size;

    public ArrayList() {
        this.elements = new Object[10];
    }

    @AddsNothing
    public ArrayList(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        }
        this.elements = new Object[Math.max(Math.min(capacity, 1000), 10)];
    }

    @AddsNothing
    public ArrayList(Collection<? extends E> other) {
        Object[] given = other.toArray();
        this.elements = new Object[given.length + 4];
        this.size = given.length;
        for (int i = 0; i < given.length; i++) {
            elements[i] = given[i];
        }
    }

    @AddsNothing
    public void trimToSize() {
        modCount++;
    }

    @AddsNothing
    public void ensureCapacity(int capacity) {
        if (capacity > elements.length) {
            modCount++;
        }
    }

    private int count() {
        return front == null ? size : front.length + size;
    }

    private Object at(int index) {
        if (front == null) {
            return elements[index];
        }
        return index < front.length ? front[index] : elements[index - front.length];
    }

    private void put(int index, Object element) {
        if (front == null) {
            elements[index] = element;
        } else if (index < front.length) {
            front[index] = element;
        } else {
            elements[index - front.length] = element;
        }
    }

    /** Puts all elements into one array. */
    private void join() {
        if (front == null) {
            return;
        }
        int before = 0;
        while (before < front.length) {
            before++;
        }
        Object[] all = new Object[before + size + 4];
        for (int i = 0; i < before; i++) {
            all[i] = front[i];
        }
        for (int i = 0; i < size; i++) {
            all[before + i] = elements[i];
        }
        elements = all;
        size += before;
        front = null;
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
        return count();
    }

    int seenCount() {
        return count();
    }

    E seenNext(int index) {
        if (index >= count()) {
            throw new NoSuchElementException();
        }
        return (E) at(index);
    }

    void checkPosition(int index) {
        if (index < 0 || index > count()) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + count());
        }
    }

    public boolean isEmpty() {
        return count() == 0;
    }

    public boolean contains(Object object) {
        return indexOf(object) >= 0;
    }

    public int indexOf(Object object) {
        return find(object);
    }

    private int find(Object object) {
        for (int i = 0; i < count(); i++) {
            if (object == null ? at(i) == null : object.equals(at(i))) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object object) {
        for (int i = count() - 1; i >= 0; i--) {
            if (object == null ? at(i) == null : object.equals(at(i))) {
                return i;
            }
        }
        return -1;
    }

    public Object clone() {
        Cloning.check(this, ArrayList.class);
        return new ArrayList<E>(this);
    }

    public Object[] toArray() {
        int count = count();
        Object[] array = new Object[count];
        for (int i = 0; i < count; i++) {
            array[i] = at(i);
        }
        return array;
    }

    public E get(int index) {
        Objects.checkIndex(index, count());
        return (E) at(index);
    }

    public E set(int index, E element) {
        Objects.checkIndex(index, count());
        E before = (E) at(index);
        put(index, element);
        return before;
    }

    @Fills
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
        join();
        room(1);
        for (int i = size; i > index; i--) {
            elements[i] = elements[i - 1];
        }
        elements[index] = element;
        size++;
    }

    public E remove(int index) {
        Objects.checkIndex(index, count());
        E before = (E) at(index);
        cut(index, index + 1);
        return before;
    }

    public boolean remove(Object object) {
        int index = find(object);
        if (index >= 0) {
            cut(index, index + 1);
        }
        return index >= 0;
    }

    public void clear() {
        modCount++;
        front = null;
        for (int i = 0; i < size; i++) {
            elements[i] = null;
        }
        size = 0;
    }

    public int hashCode() {
        int expected = modCount;
        int hash = 1;
        for (int i = 0; i < count(); i++) {
            Object element = at(i);
            hash = 31 * hash + (element == null ? 0 : element.hashCode());
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        return hash;
    }

    protected void removeRange(int from, int to) {
        if (from > to) {
            throw new IndexOutOfBoundsException("From Index: " + from + " > To Index: " + to);
        }
        cut(from, to);
    }

    private void cut(int from, int to) {
        modCount++;
        join();
        int count = to - from;
        for (int i = from; i < size; i++) {
            elements[i] = i + count < size ? elements[i + count] : null;
        }
        size -= count;
    }

    public boolean addAll(Collection<? extends E> other) {
        return append(other.toArray());
    }

    public boolean addAll(int index, Collection<? extends E> other) {
        checkPosition(index);
        return insert(index, other.toArray());
    }

    private boolean append(Object[] given) {
        modCount++;
        room(given.length);
        for (int i = 0; i < given.length; i++) {
            elements[size + i] = given[i];
        }
        size += given.length;
        return given.length != 0;
    }

    private boolean insert(int index, Object[] given) {
        modCount++;
        join();
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
        int count = count();
        boolean[] kept = new boolean[count];
        for (int i = 0; i < count; i++) {
            kept[i] = wanted.test((E) at(i));
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        boolean all = true;
        for (int i = 0; i < count; i++) {
            all = all && kept[i];
        }
        if (all) {
            return false;
        }
        join();
        int place = 0;
        for (int i = 0; i < count; i++) {
            if (kept[i]) {
                elements[place] = elements[i];
                place++;
            }
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
        int count = count();
        for (int i = 0; modCount == expected && i < count; i++) {
            action.accept((E) at(i));
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        int expected = modCount;
        int count = count();
        for (int i = 0; modCount == expected && i < count; i++) {
            put(i, operator.apply((E) at(i)));
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        modCount++;
    }

    public void sort(Comparator<? super E> comparator) {
        int expected = modCount;
        join();
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

    static ArrayList<Object> $around(Object[] parts) {
        ArrayList<Object> made = new ArrayList<>();
        made.front = parts;
        return made;
    }

    Object[] $parts() {
        return toArray();
    }
}
