package java.util;

import oxpecker.NeverNull;

/** Everything by way of the iterator. */
public abstract class AbstractSequentialList<E> extends AbstractList<E> {
    protected AbstractSequentialList() {
    }

    @NeverNull
    public abstract ListIterator<E> listIterator(int index);

    public Iterator<E> iterator() {
        return listIterator(0);
    }

    public E get(int index) {
        return at(index).next();
    }

    public E set(int index, E element) {
        ListIterator<E> place = at(index);
        E before = place.next();
        place.set(element);
        return before;
    }

    public void add(int index, E element) {
        listIterator(index).add(element);
    }

    public E remove(int index) {
        ListIterator<E> place = at(index);
        E before = place.next();
        place.remove();
        return before;
    }

    public boolean addAll(int index, Collection<? extends E> other) {
        boolean changed = false;
        ListIterator<E> place = listIterator(index);
        for (E element : other) {
            place.add(element);
            changed = true;
        }
        return changed;
    }

    /** The iterator before an element that is there. */
    private ListIterator<E> at(int index) {
        ListIterator<E> place = listIterator(index);
        if (!place.hasNext()) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }
        return place;
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(LinkedList<Object> a) {
    }
}
