package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;

/** A collection seen through something that changes nothing. */
class UnmodifiableCollection<E> implements Collection<E>, java.io.Serializable, oxpecker.Shared {
    final Collection<E> all;

    UnmodifiableCollection(Collection<E> all) {
        this.all = all;
    }

    public int size() {
        return all.size();
    }

    public boolean isEmpty() {
        return all.isEmpty();
    }

    public boolean contains(Object object) {
        return all.contains(object);
    }

    public boolean containsAll(Collection<?> other) {
        return all.containsAll(other);
    }

    public Object[] toArray() {
        return all.toArray();
    }

    public <T> T[] toArray(T[] array) {
        return all.toArray(array);
    }

    public void forEach(Consumer<? super E> action) {
        all.forEach(action);
    }

    public Iterator<E> iterator() {
        Iterator<E> each = all.iterator();
        return new Iterator<E>() {
            public boolean hasNext() {
                return each.hasNext();
            }

            public E next() {
                return each.next();
            }

            /** @throws UnsupportedOperationException always: who makes a view wants this */
            public void remove() {
                throw new UnsupportedOperationException();
            }
        };
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public boolean add(E element) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public boolean remove(Object object) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public boolean addAll(Collection<? extends E> other) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public boolean removeAll(Collection<?> other) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public boolean retainAll(Collection<?> other) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public boolean removeIf(Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public void clear() {
        throw new UnsupportedOperationException();
    }

    public String toString() {
        return all.toString();
    }

    /** Java may return a wrapper that exists. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof Collection;
    }

    public boolean equals(Object other) {
        return oxpecker.Shared.$same(this, other);
    }
}
