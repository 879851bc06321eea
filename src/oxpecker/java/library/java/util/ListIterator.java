package java.util;

import oxpecker.AddsArguments;
import oxpecker.AddsNothing;

public interface ListIterator<E> extends Iterator<E> {
    boolean hasNext();

    @AddsNothing
    E next();

    @AddsNothing
    boolean hasPrevious();

    @AddsNothing
    E previous();

    @AddsNothing
    int nextIndex();

    @AddsNothing
    int previousIndex();

    void remove();

    @AddsArguments
    void set(E element);

    @AddsArguments
    void add(E element);
}
