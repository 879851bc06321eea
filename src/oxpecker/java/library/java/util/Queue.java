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

    /** What an input of this type is where nothing else is said. */
    static Queue<Object> $of(Object[] parts) {
        return ArrayDeque.$of(parts);
    }
}
