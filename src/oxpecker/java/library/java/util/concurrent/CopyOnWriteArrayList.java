package java.util.concurrent;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Every change makes a new array, so that iterators see the elements of their beginning. */
public class CopyOnWriteArrayList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    private volatile Object[] elements;

    public CopyOnWriteArrayList() {
        elements = new Object[0];
    }

    public CopyOnWriteArrayList(Collection<? extends E> other) {
        elements = copy(other.toArray());
    }

    public CopyOnWriteArrayList(E[] array) {
        elements = copy(array);
    }

    /** An array of objects of any class. */
    private static Object[] copy(Object[] array) {
        Object[] all = new Object[array.length];
        System.arraycopy(array, 0, all, 0, array.length);
        return all;
    }

    static CopyOnWriteArrayList<Object> $of(Object[] parts) {
        return new CopyOnWriteArrayList<Object>(parts);
    }

    Object[] $parts() {
        return elements;
    }

    /** Walks over the elements that the list had, and changes nothing. */
    private static final class Walk<E> implements ListIterator<E> {
        private final Object[] elements;
        private int cursor;

        Walk(Object[] elements, int cursor) {
            this.elements = elements;
            this.cursor = cursor;
        }

        public boolean hasNext() {
            return cursor < elements.length;
        }

        public boolean hasPrevious() {
            return cursor > 0;
        }

        public E next() {
            if (cursor >= elements.length) {
                throw new NoSuchElementException();
            }
            cursor++;
            return (E) elements[cursor - 1];
        }

        public E previous() {
            if (cursor <= 0) {
                throw new NoSuchElementException();
            }
            cursor--;
            return (E) elements[cursor];
        }

        public int nextIndex() {
            return cursor;
        }

        public int previousIndex() {
            return cursor - 1;
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }

        public void set(E element) {
            throw new UnsupportedOperationException();
        }

        public void add(E element) {
            throw new UnsupportedOperationException();
        }
    }

    public /*@ pure @*/ int size() {
        return elements.length;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return elements.length == 0;
    }

    public E get(int index) {
        return (E) elements[index];
    }

    public Iterator<E> iterator() {
        return new Walk<E>(elements, 0);
    }

    public ListIterator<E> listIterator() {
        return new Walk<E>(elements, 0);
    }

    public ListIterator<E> listIterator(int index) {
        Object[] now = elements;
        checkPosition(index, now.length);
        return new Walk<E>(now, index);
    }

    public Object clone() {
        if (getClass() != CopyOnWriteArrayList.class) {
            oxpecker.Oox.unsupported("a clone of an object of a subclass");
        }
        return new CopyOnWriteArrayList<E>(this);
    }

    public Object[] toArray() {
        return elements.clone();
    }

    public <T> T[] toArray(T[] array) {
        return Arrays.asList((E[]) elements).toArray(array);
    }

    public boolean contains(Object object) {
        return indexOf(object) >= 0;
    }

    public boolean containsAll(Collection<?> other) {
        for (Object each : other) {
            if (!contains(each)) {
                return false;
            }
        }
        return true;
    }

    public int indexOf(Object object) {
        return indexOf(object, elements);
    }

    private static int indexOf(Object object, Object[] now) {
        for (int i = 0; i < now.length; i++) {
            if (Objects.equals(object, now[i])) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object object) {
        Object[] now = elements;
        for (int i = now.length - 1; i >= 0; i--) {
            if (Objects.equals(object, now[i])) {
                return i;
            }
        }
        return -1;
    }

    private static void checkPosition(int index, int size) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    public synchronized E set(int index, E element) {
        Object[] now = elements;
        E before = (E) now[index];
        now = now.clone();
        now[index] = element;
        elements = now;
        return before;
    }

    public synchronized boolean add(E element) {
        insert(elements.length, new Object[] {element});
        return true;
    }

    public synchronized void add(int index, E element) {
        checkPosition(index, elements.length);
        insert(index, new Object[] {element});
    }

    public boolean addAll(Collection<? extends E> other) {
        return addLast(other.toArray());
    }

    private synchronized boolean addLast(Object[] added) {
        insert(elements.length, added);
        return added.length > 0;
    }

    public synchronized boolean addAll(int index, Collection<? extends E> other) {
        Object[] added = other.toArray();
        checkPosition(index, elements.length);
        insert(index, added);
        return added.length > 0;
    }

    private void insert(int index, Object[] added) {
        Object[] now = elements;
        Object[] longer = new Object[now.length + added.length];
        System.arraycopy(now, 0, longer, 0, index);
        System.arraycopy(added, 0, longer, index, added.length);
        System.arraycopy(now, index, longer, index + added.length, now.length - index);
        elements = longer;
    }

    public synchronized boolean addIfAbsent(E element) {
        if (indexOf(element) >= 0) {
            return false;
        }
        insert(elements.length, new Object[] {element});
        return true;
    }

    public synchronized int addAllAbsent(Collection<? extends E> other) {
        int count = 0;
        for (Object each : other.toArray()) {
            if (indexOf(each) < 0) {
                insert(elements.length, new Object[] {each});
                count++;
            }
        }
        return count;
    }

    public synchronized E remove(int index) {
        Object[] now = elements;
        E before = (E) now[index];
        Object[] shorter = new Object[now.length - 1];
        System.arraycopy(now, 0, shorter, 0, index);
        System.arraycopy(now, index + 1, shorter, index, now.length - index - 1);
        elements = shorter;
        return before;
    }

    public synchronized boolean remove(Object object) {
        int index = indexOf(object);
        if (index >= 0) {
            remove(index);
        }
        return index >= 0;
    }

    public synchronized void clear() {
        elements = new Object[0];
    }

    public boolean removeAll(Collection<?> other) {
        Objects.requireNonNull(other);
        return removeIf(each -> other.contains(each));
    }

    public boolean retainAll(Collection<?> other) {
        Objects.requireNonNull(other);
        return removeIf(each -> !other.contains(each));
    }

    public synchronized boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        Object[] now = elements;
        Object[] kept = new Object[now.length];
        int count = 0;
        for (Object each : now) {
            if (!filter.test((E) each)) {
                kept[count] = each;
                count++;
            }
        }
        if (count < now.length) {
            elements = Arrays.copyOf(kept, count);
        }
        return count < now.length;
    }

    public synchronized void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        Object[] now = elements.clone();
        for (int i = 0; i < now.length; i++) {
            now[i] = operator.apply((E) now[i]);
        }
        elements = now;
    }

    public synchronized void sort(Comparator<? super E> comparator) {
        Object[] now = elements.clone();
        Arrays.sort((E[]) now, comparator);
        elements = now;
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        for (Object each : elements) {
            action.accept((E) each);
        }
    }

    public native List<E> subList(int from, int to);

    public boolean equals(Object object) {
        return object == this || object instanceof List && Arrays.asList(elements).equals(object);
    }

    public int hashCode() {
        return Arrays.hashCode(elements);
    }

    public String toString() {
        return Arrays.toString(elements);
    }
}
