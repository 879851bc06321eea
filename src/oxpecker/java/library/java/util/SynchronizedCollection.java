package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;

/** A collection behind a lock. */
class SynchronizedCollection<E> implements Collection<E>, java.io.Serializable {
    private final Collection<E> all;

    SynchronizedCollection(Collection<E> all) {
        this.all = Objects.requireNonNull(all);
    }

    public Iterator<E> iterator() {
        return all.iterator();
    }

    public synchronized int size() {
        return all.size();
    }

    public synchronized boolean isEmpty() {
        return all.isEmpty();
    }

    public synchronized boolean contains(Object object) {
        return all.contains(object);
    }

    public synchronized Object[] toArray() {
        return all.toArray();
    }

    public synchronized <T> T[] toArray(T[] array) {
        return all.toArray(array);
    }

    public synchronized boolean add(E element) {
        return all.add(element);
    }

    public synchronized boolean remove(Object object) {
        return all.remove(object);
    }

    public synchronized boolean containsAll(Collection<?> other) {
        return all.containsAll(other);
    }

    public synchronized boolean addAll(Collection<? extends E> other) {
        return all.addAll(other);
    }

    public synchronized boolean removeAll(Collection<?> other) {
        return all.removeAll(other);
    }

    public synchronized boolean retainAll(Collection<?> other) {
        return all.retainAll(other);
    }

    public synchronized void clear() {
        all.clear();
    }

    public synchronized void forEach(Consumer<? super E> action) {
        all.forEach(action);
    }

    public synchronized boolean removeIf(Predicate<? super E> filter) {
        return all.removeIf(filter);
    }

    public synchronized String toString() {
        return all.toString();
    }
}
