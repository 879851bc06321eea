package java.util;

import java.util.function.Predicate;

/** The empty set: what changes nothing of it is allowed. */
final class EmptySet<E> extends UnmodifiableSet<E> {
    EmptySet() {
        super(new LinkedHashSet<E>());
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
}
