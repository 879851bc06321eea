package java.util;

import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** The empty list: what changes nothing of it is allowed. */
final class EmptyList<E> extends UnmodifiableList<E> {
    EmptyList() {
        super(new ArrayList<E>());
    }

    public boolean remove(Object object) {
        return false;
    }

    public boolean removeAll(Collection<?> other) {
        Objects.requireNonNull(other);
        return false;
    }

    public boolean retainAll(Collection<?> other) {
        Objects.requireNonNull(other);
        return false;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return false;
    }

    public void clear() {
    }

    public void sort(Comparator<? super E> comparator) {
    }

    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
    }
}
