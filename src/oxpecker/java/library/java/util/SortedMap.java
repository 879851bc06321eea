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

    /** What an input of this type is where nothing else is said. */
    static SortedMap<Object, Object> $ofEntries(Object[] parts) {
        return TreeMap.$ofEntries(parts);
    }
}
