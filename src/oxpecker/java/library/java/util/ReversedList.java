package java.util;

import java.util.function.UnaryOperator;

/** A list seen from its end. */
final class ReversedList<E> extends AbstractList<E> implements RandomAccess, oxpecker.Shared {
    private final List<E> base;

    ReversedList(List<E> base) {
        this.base = base;
    }

    private int place(int index) {
        int size = base.size();
        Objects.checkIndex(index, size);
        return size - index - 1;
    }

    public int size() {
        return base.size();
    }

    public E get(int index) {
        return base.get(place(index));
    }

    public E set(int index, E element) {
        return base.set(place(index), element);
    }

    public boolean add(E element) {
        base.add(0, element);
        return true;
    }

    public void add(int index, E element) {
        int size = base.size();
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
        base.add(size - index, element);
    }

    public E remove(int index) {
        return base.remove(place(index));
    }

    public void clear() {
        base.clear();
    }

    public int indexOf(Object object) {
        int found = base.lastIndexOf(object);
        return found < 0 ? -1 : base.size() - found - 1;
    }

    public int lastIndexOf(Object object) {
        int found = base.indexOf(object);
        return found < 0 ? -1 : base.size() - found - 1;
    }

    public void replaceAll(UnaryOperator<E> operator) {
        base.replaceAll(operator);
    }

    public void sort(Comparator<? super E> comparator) {
        base.sort(Collections.reverseOrder((Comparator<E>) comparator));
    }

    public Iterator<E> iterator() {
        return new Walk<E>(base, base.size());
    }

    public ListIterator<E> listIterator() {
        return new Walk<E>(base, base.size());
    }

    public ListIterator<E> listIterator(int index) {
        int size = base.size();
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
        return new Walk<E>(base, size - index);
    }

    public List<E> reversed() {
        return base;
    }

    /** Goes through a list from its end. */
    private static final class Walk<E> implements ListIterator<E> {
        private final List<E> base;
        private final ListIterator<E> each;

        Walk(List<E> base, int place) {
            this.base = base;
            this.each = base.listIterator(place);
        }

        public boolean hasNext() {
            return each.hasPrevious();
        }

        public E next() {
            return each.previous();
        }

        public boolean hasPrevious() {
            return each.hasNext();
        }

        public E previous() {
            return each.next();
        }

        public int nextIndex() {
            return base.size() - each.nextIndex();
        }

        public int previousIndex() {
            return nextIndex() - 1;
        }

        public void remove() {
            each.remove();
        }

        public void set(E element) {
            each.set(element);
        }

        public void add(E element) {
            each.add(element);
            each.previous();
        }
    }

    /** Java may return the same view again. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof List;
    }
}
