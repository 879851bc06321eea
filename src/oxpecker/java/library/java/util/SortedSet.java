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

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(TreeSet<Object> a) {
    }
}
