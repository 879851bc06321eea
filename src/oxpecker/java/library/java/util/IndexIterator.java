package java.util;

/** Goes through a list by index, and notices changes by others. */
final class IndexIterator<E> implements ListIterator<E>, oxpecker.Shared {
    private final AbstractList<E> list;
    private int cursor;
    private int last = -1;
    private int expected;

    IndexIterator(AbstractList<E> list, int cursor) {
        this.list = list;
        this.cursor = cursor;
        this.expected = list.modCount;
    }

    private void check() {
        if (list.modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public boolean hasNext() {
        return cursor != list.seenCount();
    }

    public E next() {
        check();
        E element = list.seenNext(cursor);
        last = cursor;
        cursor++;
        return element;
    }

    public boolean hasPrevious() {
        return cursor != 0;
    }

    public E previous() {
        check();
        if (cursor <= 0) {
            throw new NoSuchElementException();
        }
        E element = list.seenNext(cursor - 1);
        cursor--;
        last = cursor;
        return element;
    }

    public int nextIndex() {
        return cursor;
    }

    public int previousIndex() {
        return cursor - 1;
    }

    public void remove() {
        if (last < 0) {
            throw new IllegalStateException();
        }
        check();
        list.remove(last);
        if (last < cursor) {
            cursor--;
        }
        last = -1;
        expected = list.modCount;
    }

    public void set(E element) {
        if (last < 0) {
            throw new IllegalStateException();
        }
        check();
        list.set(last, element);
        expected = list.modCount;
    }

    public void add(E element) {
        check();
        list.add(cursor, element);
        cursor++;
        last = -1;
        expected = list.modCount;
    }

    /** Java may return one iterator for all empty collections. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof Iterator;
    }

    public boolean equals(Object other) {
        return oxpecker.Shared.$same(this, other);
    }
}
