package java.lang;

import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import oxpecker.AddsNothing;

public interface Iterable<T> {
    @AddsNothing
    Iterator<T> iterator();

    @AddsNothing
    default void forEach(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        for (T element : this) {
            action.accept(element);
        }
    }

    /** What an input of this type is where nothing else is said. */
    static Iterable<Object> $of(Object[] parts) {
        return java.util.ArrayList.$of(parts);
    }
}
