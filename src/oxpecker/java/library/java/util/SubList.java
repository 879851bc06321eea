package java.util;

/** A part of a list, seen through to it. */
class SubList<E> extends AbstractList<E> implements RandomAccess, oxpecker.Shared {
    private final AbstractList<E> whole;
    private final int offset;
    private int size;

    static void check(int from, int to, int size) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex = " + from);
        }
        if (to > size) {
            throw new IndexOutOfBoundsException("toIndex = " + to);
        }
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
    }

    SubList(AbstractList<E> whole, int from, int to) {
        this.whole = whole;
        this.offset = from;
        this.size = to - from;
        this.modCount = whole.modCount;
    }

    private void checkChanges() {
        if (whole.modCount != modCount) {
            throw new ConcurrentModificationException();
        }
    }

    public int size() {
        checkChanges();
        return size;
    }

    public E get(int index) {
        Objects.checkIndex(index, size);
        checkChanges();
        return whole.get(offset + index);
    }

    public E set(int index, E element) {
        Objects.checkIndex(index, size);
        checkChanges();
        return whole.set(offset + index, element);
    }

    public void add(int index, E element) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
        checkChanges();
        whole.add(offset + index, element);
        modCount = whole.modCount;
        size++;
    }

    public E remove(int index) {
        Objects.checkIndex(index, size);
        checkChanges();
        E element = whole.remove(offset + index);
        modCount = whole.modCount;
        size--;
        return element;
    }

    protected void removeRange(int from, int to) {
        checkChanges();
        whole.removeRange(offset + from, offset + to);
        modCount = whole.modCount;
        size -= to - from;
    }

    /** Java may return the same view again. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof List;
    }
}
