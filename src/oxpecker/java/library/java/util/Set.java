package java.util;

import oxpecker.AddsNothing;
import oxpecker.NonNull;

public interface Set<E> extends Collection<E> {
    @NonNull
    @AddsNothing
    static <E> Set<E> copyOf(Collection<? extends E> other) {
        return other instanceof ImmutableSet ? (Set<E>) other : ImmutableSet.make(new HashSet<>(other).toArray());
    }

    @NonNull
    static <E> Set<E> of() {
        return ImmutableSet.make(new Object[] {});
    }

    @NonNull
    static <E> Set<E> of(E e1) {
        return ImmutableSet.make(new Object[] {e1});
    }

    @NonNull
    static <E> Set<E> of(E e1, E e2) {
        return ImmutableSet.make(new Object[] {e1, e2});
    }

    @NonNull
    static <E> Set<E> of(E e1, E e2, E e3) {
        return ImmutableSet.make(new Object[] {e1, e2, e3});
    }

    @NonNull
    static <E> Set<E> of(E e1, E e2, E e3, E e4) {
        return ImmutableSet.make(new Object[] {e1, e2, e3, e4});
    }

    @NonNull
    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5) {
        return ImmutableSet.make(new Object[] {e1, e2, e3, e4, e5});
    }

    @NonNull
    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6) {
        return ImmutableSet.make(new Object[] {e1, e2, e3, e4, e5, e6});
    }

    @NonNull
    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7) {
        return ImmutableSet.make(new Object[] {e1, e2, e3, e4, e5, e6, e7});
    }

    @NonNull
    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8) {
        return ImmutableSet.make(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8});
    }

    @NonNull
    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9) {
        return ImmutableSet.make(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9});
    }

    @NonNull
    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9, E e10) {
        return ImmutableSet.make(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9, e10});
    }

    @SafeVarargs
    @NonNull
    static <E> Set<E> of(E... elements) {
        return ImmutableSet.make(elements);
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(HashSet<Object> a) {
    }
}
