package java.lang;

import oxpecker.Query;

public interface Comparable<T> {
    @Query
    int compareTo(T other);

    static void $order() {
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(Integer a, Boolean b, Character c, Double d, Long e, String f) {
    }
}
