package java.util;

public abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
    /** How often the structure has changed, for iterators to notice. */
    protected int modCount = 0;

    protected AbstractList() {
    }

    public abstract E get(int index);

    public boolean add(E element) {
        add(size(), element);
        return true;
    }

    public E set(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public void add(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    public int indexOf(Object object) {
        ListIterator<E> each = listIterator();
        while (each.hasNext()) {
            E element = each.next();
            if (object == null ? element == null : object.equals(element)) {
                return each.previousIndex();
            }
        }
        return -1;
    }

    public int lastIndexOf(Object object) {
        ListIterator<E> each = listIterator(size());
        while (each.hasPrevious()) {
            E element = each.previous();
            if (object == null ? element == null : object.equals(element)) {
                return each.nextIndex();
            }
        }
        return -1;
    }

    public void clear() {
        removeRange(0, size());
    }

    protected void removeRange(int from, int to) {
        ListIterator<E> each = listIterator(from);
        for (int i = from; i < to; i++) {
            each.next();
            each.remove();
        }
    }

    public boolean addAll(int index, Collection<? extends E> other) {
        checkPosition(index);
        int place = index;
        for (E element : other) {
            add(place, element);
            place++;
        }
        return place != index;
    }

    void checkPosition(int index) {
        if (index < 0 || index > size()) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size());
        }
    }

    /** How many elements iterators go through: those of Java's own lists call no method that a subclass overrides. */
    int seenCount() {
        return size();
    }

    /** The next element that an iterator gives. */
    E seenNext(int index) {
        try {
            return get(index);
        } catch (IndexOutOfBoundsException beyond) {
            throw new NoSuchElementException();
        }
    }

    public Iterator<E> iterator() {
        return new IndexIterator<>(this, 0);
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int index) {
        checkPosition(index);
        return new IndexIterator<>(this, index);
    }

    public List<E> subList(int from, int to) {
        SubList.check(from, to, size());
        return new SubList<>(this, from, to);
    }

    public boolean equals(Object object) {
        if (oxpecker.Oox.identical(object, this)) {
            return true;
        }
        if (!(object instanceof List)) {
            return false;
        }
        Iterator<E> each = listIterator();
        Iterator<?> others = ((List<?>) object).iterator();
        while (each.hasNext() && others.hasNext()) {
            if (!Objects.equals(each.next(), others.next())) {
                return false;
            }
        }
        return !each.hasNext() && !others.hasNext();
    }

    public int hashCode() {
        int hash = 1;
        for (E element : this) {
            hash = 31 * hash + (element == null ? 0 : element.hashCode());
        }
        return hash;
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(ArrayList<Object> a) {
    }
}
