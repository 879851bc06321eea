package java.util;

import oxpecker.AddsNothing;
import oxpecker.NeverNull;

public interface SequencedMap<K, V> extends Map<K, V> {
    @NeverNull
    SequencedMap<K, V> reversed();

    @AddsNothing
    default Map.Entry<K, V> firstEntry() {
        Iterator<Map.Entry<K, V>> each = entrySet().iterator();
        return each.hasNext() ? new AbstractMap.SimpleImmutableEntry<K, V>(each.next()) : null;
    }

    @AddsNothing
    default Map.Entry<K, V> lastEntry() {
        Iterator<Map.Entry<K, V>> each = reversed().entrySet().iterator();
        return each.hasNext() ? new AbstractMap.SimpleImmutableEntry<K, V>(each.next()) : null;
    }

    default Map.Entry<K, V> pollFirstEntry() {
        Iterator<Map.Entry<K, V>> each = entrySet().iterator();
        if (!each.hasNext()) {
            return null;
        }
        Map.Entry<K, V> entry = new AbstractMap.SimpleImmutableEntry<K, V>(each.next());
        each.remove();
        return entry;
    }

    default Map.Entry<K, V> pollLastEntry() {
        Iterator<Map.Entry<K, V>> each = reversed().entrySet().iterator();
        if (!each.hasNext()) {
            return null;
        }
        Map.Entry<K, V> entry = new AbstractMap.SimpleImmutableEntry<K, V>(each.next());
        each.remove();
        return entry;
    }

    default V putFirst(K key, V value) {
        throw new UnsupportedOperationException();
    }

    default V putLast(K key, V value) {
        throw new UnsupportedOperationException();
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(LinkedHashMap<Object, Object> a, TreeMap<Object, Object> b) {
    }
}
