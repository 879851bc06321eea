package java.util;

import oxpecker.AddsNothing;
import oxpecker.Query;

public interface NavigableMap<K, V> extends SortedMap<K, V> {
    Map.Entry<K, V> lowerEntry(K key);

    @Query
    @AddsNothing
    K lowerKey(K key);

    Map.Entry<K, V> floorEntry(K key);

    @Query
    @AddsNothing
    K floorKey(K key);

    Map.Entry<K, V> ceilingEntry(K key);

    @Query
    @AddsNothing
    K ceilingKey(K key);

    Map.Entry<K, V> higherEntry(K key);

    @Query
    @AddsNothing
    K higherKey(K key);

    @AddsNothing
    Map.Entry<K, V> firstEntry();

    @AddsNothing
    Map.Entry<K, V> lastEntry();

    Map.Entry<K, V> pollFirstEntry();

    Map.Entry<K, V> pollLastEntry();

    NavigableMap<K, V> descendingMap();

    NavigableSet<K> navigableKeySet();

    NavigableSet<K> descendingKeySet();

    NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive);

    NavigableMap<K, V> headMap(K to, boolean inclusive);

    NavigableMap<K, V> tailMap(K from, boolean inclusive);

    SortedMap<K, V> subMap(K from, K to);

    SortedMap<K, V> headMap(K to);

    SortedMap<K, V> tailMap(K from);

    default NavigableMap<K, V> reversed() {
        return descendingMap();
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(TreeMap<Object, Object> a) {
    }
}
