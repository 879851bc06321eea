package java.util;

import oxpecker.AddsNothing;
import oxpecker.Query;

public interface NavigableSet<E> extends SortedSet<E> {
    @Query
    @AddsNothing
    E lower(E element);

    @Query
    @AddsNothing
    E floor(E element);

    @Query
    @AddsNothing
    E ceiling(E element);

    @Query
    @AddsNothing
    E higher(E element);

    @AddsNothing
    E pollFirst();

    @AddsNothing
    E pollLast();

    NavigableSet<E> descendingSet();

    @AddsNothing
    Iterator<E> descendingIterator();

    NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive);

    NavigableSet<E> headSet(E to, boolean inclusive);

    NavigableSet<E> tailSet(E from, boolean inclusive);

    SortedSet<E> subSet(E from, E to);

    SortedSet<E> headSet(E to);

    SortedSet<E> tailSet(E from);

    @AddsNothing
    default E removeFirst() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return pollFirst();
    }

    @AddsNothing
    default E removeLast() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return pollLast();
    }

    default NavigableSet<E> reversed() {
        return descendingSet();
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(TreeSet<Object> a) {
    }
}
