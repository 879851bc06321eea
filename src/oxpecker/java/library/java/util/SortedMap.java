package java.util;

import oxpecker.AddsNothing;
import oxpecker.Query;

public interface SortedMap<K, V> extends Map<K, V> {
    Comparator<? super K> comparator();

    SortedMap<K, V> subMap(K from, K to);

    SortedMap<K, V> headMap(K to);

    SortedMap<K, V> tailMap(K from);

    @Query
    @AddsNothing
    K firstKey();

    @Query
    @AddsNothing
    K lastKey();

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(TreeMap<Object, Object> a) {
    }
}
