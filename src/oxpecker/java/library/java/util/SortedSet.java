package java.util;

import oxpecker.AddsArguments;
import oxpecker.AddsNothing;
import oxpecker.Oox;
import oxpecker.Query;

public interface SortedSet<E> extends Set<E>, SequencedSet<E> {
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

    @AddsNothing
    default E getFirst() {
        return first();
    }

    @AddsNothing
    default E getLast() {
        return last();
    }

    @AddsNothing
    default E removeFirst() {
        E element = first();
        remove(element);
        return element;
    }

    @AddsNothing
    default E removeLast() {
        E element = last();
        remove(element);
        return element;
    }

    @AddsArguments
    default void addFirst(E element) {
        throw new UnsupportedOperationException();
    }

    @AddsArguments
    default void addLast(E element) {
        throw new UnsupportedOperationException();
    }

    default SortedSet<E> reversed() {
        Oox.unsupported("SortedSet.reversed of a class of one's own");
        return null;
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(TreeSet<Object> a) {
    }
}
