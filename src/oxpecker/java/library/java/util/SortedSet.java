package java.util;

import oxpecker.AddsNothing;
import oxpecker.Query;

public interface SortedSet<E> extends Set<E> {
    Comparator<? super E> comparator();

    SortedSet<E> subSet(E from, E to);

    SortedSet<E> headSet(E to);

    SortedSet<E> tailSet(E from);

    @Query
    @AddsNothing
    E first();

    @Query
    @AddsNothing
    E last();

    /** What an input of this type is where nothing else is said. */
    static SortedSet<Object> $of(Object[] parts) {
        return TreeSet.$of(parts);
    }
}
