package java.lang;

import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import oxpecker.AddsNothing;
import oxpecker.NeverNull;

public interface Iterable<T> {
    @AddsNothing
    @NeverNull
    Iterator<T> iterator();

    @AddsNothing
    default void forEach(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        for (T element : this) {
            action.accept(element);
        }
    }

    default Spliterator<T> spliterator() {
        return Spliterators.spliteratorUnknownSize(iterator(), 0);
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(java.util.ArrayList<Object> a) {
    }
}
