package java.util;

import oxpecker.AddsArguments;
import oxpecker.AddsNothing;
import oxpecker.Query;

public interface Queue<E> extends Collection<E> {
    boolean add(E element);

    @AddsArguments
    boolean offer(E element);

    @AddsNothing
    E remove();

    @AddsNothing
    E poll();

    @Query
    @AddsNothing
    E element();

    @Query
    @AddsNothing
    E peek();

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(ArrayDeque<Object> a) {
    }
}
