package java.util;

import java.util.function.UnaryOperator;

/** A list seen through something that changes nothing. */
class UnmodifiableList<E> extends UnmodifiableCollection<E> implements List<E>, RandomAccess {
    private final List<E> list;

    UnmodifiableList(List<E> list) {
        super(list);
        this.list = list;
    }

    public E get(int index) {
        return list.get(index);
    }

    public int indexOf(Object object) {
        return list.indexOf(object);
    }

    public int lastIndexOf(Object object) {
        return list.lastIndexOf(object);
    }

    public List<E> subList(int from, int to) {
        return new UnmodifiableList<E>(list.subList(from, to));
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int index) {
        return new UnmodifiableWalk<E>(list.listIterator(index));
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public E set(int index, E element) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public void add(int index, E element) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public boolean addAll(int index, Collection<? extends E> other) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public void replaceAll(UnaryOperator<E> operator) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public void sort(Comparator<? super E> comparator) {
        throw new UnsupportedOperationException();
    }

    public boolean equals(Object object) {
        return oxpecker.Oox.identical(object, this) || all.equals(object);
    }

    public int hashCode() {
        return all.hashCode();
    }
}
