package java.util;

import oxpecker.NeverNull;

public interface SequencedSet<E> extends Set<E>, SequencedCollection<E> {
    @NeverNull
    SequencedSet<E> reversed();

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(LinkedHashSet<Object> a, TreeSet<Object> b) {
    }
}
