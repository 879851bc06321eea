package java.util;

import oxpecker.AddsArguments;
import oxpecker.AddsNothing;
import oxpecker.Query;

public interface Deque<E> extends Queue<E>, SequencedCollection<E> {
    @AddsArguments
    void addFirst(E element);

    @AddsArguments
    void addLast(E element);

    @AddsArguments
    boolean offerFirst(E element);

    @AddsArguments
    boolean offerLast(E element);

    @AddsNothing
    E removeFirst();

    @AddsNothing
    E removeLast();

    @AddsNothing
    E pollFirst();

    @AddsNothing
    E pollLast();

    @Query
    @AddsNothing
    E getFirst();

    @Query
    @AddsNothing
    E getLast();

    @Query
    @AddsNothing
    E peekFirst();

    @Query
    @AddsNothing
    E peekLast();

    boolean removeFirstOccurrence(Object object);

    boolean removeLastOccurrence(Object object);

    @AddsArguments
    void push(E element);

    @AddsNothing
    E pop();

    @AddsNothing
    Iterator<E> descendingIterator();

    default Deque<E> reversed() {
        return new ReversedDeque<E>(this);
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(ArrayDeque<Object> a) {
    }
}
