package java.util;

import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;

public interface Collection<E> extends Iterable<E> {
    int size();

    boolean isEmpty();

    boolean contains(Object object);

    Iterator<E> iterator();

    Object[] toArray();

    <T> T[] toArray(T[] array);

    default <T> T[] toArray(IntFunction<T[]> generator) {
        return toArray(generator.apply(0));
    }

    boolean add(E element);

    boolean remove(Object object);

    boolean containsAll(Collection<?> other);

    boolean addAll(Collection<? extends E> other);

    boolean removeAll(Collection<?> other);

    boolean retainAll(Collection<?> other);

    void clear();

    boolean equals(Object object);

    int hashCode();

    default Stream<E> stream() {
        return Stream.from(this);
    }

    default Stream<E> parallelStream() {
        return stream().parallel();
    }

    default boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        boolean removed = false;
        Iterator<E> each = iterator();
        while (each.hasNext()) {
            if (filter.test(each.next())) {
                each.remove();
                removed = true;
            }
        }
        return removed;
    }

    /** What an input of this type is where nothing else is said. */
    static Collection<Object> $of(Object[] parts) {
        return ArrayList.$of(parts);
    }
}
