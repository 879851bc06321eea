package java.util;

import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** What `List.of` gives. */
final class ImmutableList<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable, oxpecker.Shared,
        oxpecker.Immutable {
    private final Object[] elements;

    private ImmutableList(Object[] given) {
        elements = new Object[given.length];
        for (int i = 0; i < given.length; i++) {
            elements[i] = Objects.requireNonNull(given[i]);
        }
    }

    static <E> List<E> make(Object[] given) {
        return new ImmutableList<E>(given);
    }

    public int size() {
        return elements.length;
    }

    public E get(int index) {
        if (elements.length == 1 || elements.length == 2) {
            if (index < 0 || index >= elements.length) {
                throw new IndexOutOfBoundsException("Index: " + index + " Size: " + elements.length);
            }
        }
        return (E) elements[index];
    }

    public boolean contains(Object object) {
        return indexOf(object) >= 0;
    }

    public int indexOf(Object object) {
        return super.indexOf(Objects.requireNonNull(object));
    }

    public int lastIndexOf(Object object) {
        return super.lastIndexOf(Objects.requireNonNull(object));
    }

    public boolean add(E element) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(Collection<? extends E> other) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(int index, Collection<? extends E> other) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object object) {
        throw new UnsupportedOperationException();
    }

    public boolean removeAll(Collection<?> other) {
        throw new UnsupportedOperationException();
    }

    public boolean retainAll(Collection<?> other) {
        throw new UnsupportedOperationException();
    }

    public boolean removeIf(Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }

    public void replaceAll(UnaryOperator<E> operator) {
        throw new UnsupportedOperationException();
    }

    public void sort(Comparator<? super E> comparator) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    /** Java may return an object that exists. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof ImmutableList && size() == ((ImmutableList<?>) other).size();
    }
}
