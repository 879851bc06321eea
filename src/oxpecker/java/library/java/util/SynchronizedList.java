package java.util;

import java.util.function.UnaryOperator;

/** A list behind a lock. */
final class SynchronizedList<E> extends SynchronizedCollection<E> implements List<E> {
    private final List<E> list;

    SynchronizedList(List<E> list) {
        super(list);
        this.list = list;
    }

    public ListIterator<E> listIterator() {
        return list.listIterator();
    }

    public ListIterator<E> listIterator(int index) {
        return list.listIterator(index);
    }

    public List<E> subList(int from, int to) {
        return list.subList(from, to);
    }

    public synchronized E get(int index) {
        return list.get(index);
    }

    public synchronized E set(int index, E element) {
        return list.set(index, element);
    }

    public synchronized void add(int index, E element) {
        list.add(index, element);
    }

    public synchronized E remove(int index) {
        return list.remove(index);
    }

    public synchronized int indexOf(Object object) {
        return list.indexOf(object);
    }

    public synchronized int lastIndexOf(Object object) {
        return list.lastIndexOf(object);
    }

    public synchronized boolean addAll(int index, Collection<? extends E> other) {
        return list.addAll(index, other);
    }

    public synchronized void sort(Comparator<? super E> comparator) {
        list.sort(comparator);
    }

    public synchronized void replaceAll(UnaryOperator<E> operator) {
        list.replaceAll(operator);
    }

    public synchronized boolean equals(Object object) {
        return list.equals(object);
    }

    public synchronized int hashCode() {
        return list.hashCode();
    }
}
