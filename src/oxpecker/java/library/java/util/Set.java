package java.util;

import oxpecker.AddsNothing;
import oxpecker.Query;

public interface Set<E> extends Collection<E> {
    @AddsNothing
    @Query
    static <E> Set<E> copyOf(Collection<? extends E> other) {
        return other instanceof ImmutableSet ? (Set<E>) other : ImmutableSet.make(new HashSet<>(other).toArray());
    }

    @Query
    static <E> Set<E> of() {
        return ImmutableSet.make(new Object[] {});
    }

    @Query
    static <E> Set<E> of(E e1) {
        return ImmutableSet.make(new Object[] {e1});
    }

    @Query
    static <E> Set<E> of(E e1, E e2) {
        return ImmutableSet.make(new Object[] {e1, e2});
    }

    @Query
    static <E> Set<E> of(E e1, E e2, E e3) {
        return ImmutableSet.make(new Object[] {e1, e2, e3});
    }

    @Query
    static <E> Set<E> of(E e1, E e2, E e3, E e4) {
        return ImmutableSet.make(new Object[] {e1, e2, e3, e4});
    }

    @Query
    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5) {
        return ImmutableSet.make(new Object[] {e1, e2, e3, e4, e5});
    }

    @Query
    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6) {
        return ImmutableSet.make(new Object[] {e1, e2, e3, e4, e5, e6});
    }

    @Query
    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7) {
        return ImmutableSet.make(new Object[] {e1, e2, e3, e4, e5, e6, e7});
    }

    @Query
    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8) {
        return ImmutableSet.make(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8});
    }

    @Query
    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9) {
        return ImmutableSet.make(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9});
    }

    @Query
    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9, E e10) {
        return ImmutableSet.make(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9, e10});
    }

    @SafeVarargs
    @Query
    static <E> Set<E> of(E... elements) {
        return ImmutableSet.make(elements);
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(HashSet<Object> a) {
    }
}
