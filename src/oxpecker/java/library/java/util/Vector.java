package java.util;

import java.util.function.UnaryOperator;
import oxpecker.AddsArguments;
import oxpecker.AddsNothing;
import oxpecker.Fills;
import oxpecker.Query;

public class Vector<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    private final ArrayList<E> list;

    public Vector() {
        this.list = new ArrayList<>();
    }

    @AddsNothing
    public Vector(int capacity) {
        this.list = new ArrayList<>(capacity);
    }

    @AddsNothing
    public Vector(int capacity, int increment) {
        this.list = new ArrayList<>(capacity);
    }

    @AddsNothing
    public Vector(Collection<? extends E> other) {
        this.list = new ArrayList<>(other);
    }

    private void check(int index) {
        if (index < 0 || index >= list.size()) {
            throw new ArrayIndexOutOfBoundsException(bounds(index));
        }
    }

    private String bounds(int index) {
        return index < 0 ? "Index " + index + " out of bounds for length " + list.size() : "Array index out of range: " + index;
    }

    private void checkElement(int index) {
        if (index >= list.size()) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + list.size());
        }
        check(index);
    }

    public synchronized int size() {
        return list.size();
    }

    int seenCount() {
        return list.size();
    }

    E seenNext(int index) {
        return list.seenNext(index);
    }

    void checkPosition(int index) {
        list.checkPosition(index);
    }

    public synchronized boolean isEmpty() {
        return list.isEmpty();
    }

    public synchronized E get(int index) {
        check(index);
        return list.get(index);
    }

    public synchronized E set(int index, E element) {
        check(index);
        return list.set(index, element);
    }

    @Fills
    public synchronized boolean add(E element) {
        modCount++;
        return list.add(element);
    }

    public synchronized void add(int index, E element) {
        insertElementAt(element, index);
    }

    public synchronized E remove(int index) {
        check(index);
        modCount++;
        return list.remove(index);
    }

    public boolean remove(Object object) {
        return removeElement(object);
    }

    public void clear() {
        removeAllElements();
    }

    protected synchronized void removeRange(int from, int to) {
        modCount++;
        list.removeRange(from, to);
    }

    public boolean contains(Object object) {
        return indexOf(object, 0) >= 0;
    }

    public int indexOf(Object object) {
        return indexOf(object, 0);
    }

    public synchronized int indexOf(Object object, int from) {
        for (int i = from; i < list.size(); i++) {
            if (object == null ? at(i) == null : object.equals(at(i))) {
                return i;
            }
        }
        return -1;
    }

    public synchronized int lastIndexOf(Object object) {
        return lastIndexOf(object, list.size() - 1);
    }

    public synchronized int lastIndexOf(Object object, int from) {
        if (from >= list.size()) {
            throw new IndexOutOfBoundsException(from + " >= " + list.size());
        }
        for (int i = from; i >= 0; i--) {
            if (object == null ? at(i) == null : object.equals(at(i))) {
                return i;
            }
        }
        return -1;
    }

    private E at(int index) {
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException(bounds(index));
        }
        return list.get(index);
    }

    public synchronized boolean addAll(Collection<? extends E> other) {
        modCount++;
        return list.addAll(other);
    }

    public synchronized Object[] toArray() {
        return list.toArray();
    }

    public synchronized void replaceAll(UnaryOperator<E> operator) {
        list.replaceAll(operator);
        modCount++;
    }

    public synchronized void sort(Comparator<? super E> comparator) {
        list.sort(comparator);
        modCount++;
    }

    public synchronized Object clone() {
        Cloning.check(this, Vector.class);
        return new Vector<E>(list);
    }

    @AddsArguments
    @Fills
    public synchronized void addElement(E element) {
        modCount++;
        list.add(element);
    }

    @Query
    public synchronized E elementAt(int index) {
        checkElement(index);
        return list.get(index);
    }

    public synchronized void setElementAt(E element, int index) {
        checkElement(index);
        list.set(index, element);
    }

    public synchronized void removeElementAt(int index) {
        checkElement(index);
        modCount++;
        list.remove(index);
    }

    public synchronized void insertElementAt(E element, int index) {
        if (index > list.size()) {
            throw new ArrayIndexOutOfBoundsException(index + " > " + list.size());
        }
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException(
                "arraycopy: source index " + index + " out of bounds for object array[10]");
        }
        modCount++;
        list.add(index, element);
    }

    public synchronized boolean removeElement(Object object) {
        modCount++;
        int index = indexOf(object);
        if (index >= 0) {
            removeElementAt(index);
        }
        return index >= 0;
    }

    public synchronized void removeAllElements() {
        modCount++;
        list.clear();
    }

    @Query
    public synchronized E firstElement() {
        if (list.isEmpty()) {
            throw new NoSuchElementException();
        }
        return list.get(0);
    }

    @Query
    public synchronized E lastElement() {
        if (list.isEmpty()) {
            throw new NoSuchElementException();
        }
        return list.get(list.size() - 1);
    }

    public Enumeration<E> elements() {
        return new Enumeration<E>() {
            private int place;

            public boolean hasMoreElements() {
                return place < list.size();
            }

            public E nextElement() {
                if (place >= list.size()) {
                    throw new NoSuchElementException("Vector Enumeration");
                }
                return list.get(place++);
            }
        };
    }

    // --- as an input ---------------------------------------------------------------------------------------

    static Vector<Object> $of(Object[] parts) {
        Vector<Object> made = new Vector<>();
        for (Object part : parts) {
            made.add(part);
        }
        return made;
    }

    Object[] $parts() {
        return toArray();
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
