package java.util;

/** A sorted map seen through something that changes nothing. */
final class UnmodifiableSortedMap<K, V> extends UnmodifiableMap<K, V> implements SortedMap<K, V> {
    private final SortedMap<K, V> sorted;

    UnmodifiableSortedMap(SortedMap<K, V> map) {
        super(map);
        this.sorted = map;
    }

    public Comparator<? super K> comparator() {
        return sorted.comparator();
    }

    public SortedMap<K, V> subMap(K from, K to) {
        return new UnmodifiableSortedMap<K, V>(sorted.subMap(from, to));
    }

    public SortedMap<K, V> headMap(K to) {
        return new UnmodifiableSortedMap<K, V>(sorted.headMap(to));
    }

    public SortedMap<K, V> tailMap(K from) {
        return new UnmodifiableSortedMap<K, V>(sorted.tailMap(from));
    }

    public K firstKey() {
        return sorted.firstKey();
    }

    public K lastKey() {
        return sorted.lastKey();
    }
}
