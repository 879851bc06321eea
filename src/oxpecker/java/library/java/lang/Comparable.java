package java.lang;

import oxpecker.Query;

public interface Comparable<T> {
    @Query
    int compareTo(T other);

    static void $order() {
    }
}
