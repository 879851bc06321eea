package java.util;

import oxpecker.AddsNothing;
import oxpecker.Oox;
import oxpecker.Query;

public interface SortedMap<K, V> extends SequencedMap<K, V> {
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

    default V putFirst(K key, V value) {
        throw new UnsupportedOperationException();
    }

    default V putLast(K key, V value) {
        throw new UnsupportedOperationException();
    }

    default SortedMap<K, V> reversed() {
        Oox.unsupported("SortedMap.reversed of a class of one's own");
        return null;
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(TreeMap<Object, Object> a) {
    }
}
