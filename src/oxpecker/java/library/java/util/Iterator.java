package java.util;

import java.util.function.Consumer;
import oxpecker.AddsNothing;
import oxpecker.Query;

public interface Iterator<E> {
    @Query
    boolean hasNext();

    @AddsNothing
    E next();

    @AddsNothing
    default void remove() {
        throw new UnsupportedOperationException("remove");
    }

    @AddsNothing
    default void forEachRemaining(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        while (hasNext()) {
            action.accept(next());
        }
    }
}
