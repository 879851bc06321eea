package java.util;

public interface SequencedSet<E> extends Set<E>, SequencedCollection<E> {
    SequencedSet<E> reversed();

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(LinkedHashSet<Object> a, TreeSet<Object> b) {
    }
}
