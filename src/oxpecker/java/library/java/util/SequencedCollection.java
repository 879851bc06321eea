package java.util;

import oxpecker.AddsArguments;
import oxpecker.AddsNothing;
import oxpecker.NeverNull;
import oxpecker.Query;

public interface SequencedCollection<E> extends Collection<E> {
    @NeverNull
    SequencedCollection<E> reversed();

    @AddsArguments
    default void addFirst(E element) {
        throw new UnsupportedOperationException();
    }

    @AddsArguments
    default void addLast(E element) {
        throw new UnsupportedOperationException();
    }

    @AddsNothing
    default E getFirst() {
        return iterator().next();
    }

    @AddsNothing
    default E getLast() {
        return reversed().iterator().next();
    }

    @AddsNothing
    default E removeFirst() {
        Iterator<E> each = iterator();
        E element = each.next();
        each.remove();
        return element;
    }

    @AddsNothing
    default E removeLast() {
        Iterator<E> each = reversed().iterator();
        E element = each.next();
        each.remove();
        return element;
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(ArrayList<Object> a, LinkedHashSet<Object> b) {
    }
}
