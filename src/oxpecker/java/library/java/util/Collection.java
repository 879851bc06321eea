package java.util;

import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;
import oxpecker.AddsArguments;
import oxpecker.AddsNothing;
import oxpecker.NeverNull;
import oxpecker.Query;

public interface Collection<E> extends Iterable<E> {
    @Query
    @AddsNothing
    int size();

    @Query
    @AddsNothing
    boolean isEmpty();

    @Query
    @AddsNothing
    boolean contains(Object object);

    @NeverNull
    Iterator<E> iterator();

    @AddsNothing
    @Query
    @NeverNull
    Object[] toArray();

    @AddsNothing
    @NeverNull
    <T> T[] toArray(T[] array);

    @AddsNothing
    default <T> T[] toArray(IntFunction<T[]> generator) {
        return toArray(generator.apply(0));
    }

    @AddsArguments
    boolean add(E element);

    @AddsNothing
    boolean remove(Object object);

    @Query
    @AddsNothing
    boolean containsAll(Collection<?> other);

    boolean addAll(Collection<? extends E> other);

    @AddsNothing
    boolean removeAll(Collection<?> other);

    @AddsNothing
    boolean retainAll(Collection<?> other);

    @AddsNothing
    void clear();

    boolean equals(Object object);

    int hashCode();

    @AddsNothing
    default Stream<E> stream() {
        return Stream.from(this);
    }

    default Stream<E> parallelStream() {
        return stream().parallel();
    }

    @AddsNothing
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

    /** How it can be parted depends on the class. */
    default Spliterator<E> spliterator() {
        return oxpecker.Oox.unsupported("the spliterator of a collection");
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(ArrayList<Object> a) {
    }
}
