package java.util;

/** Keys and values of a map, seen through its entries. */
final class EntryViews {
    static boolean equal(Map.Entry<?, ?> entry, Object object) {
        if (!(object instanceof Map.Entry)) {
            return false;
        }
        Map.Entry<?, ?> other = (Map.Entry<?, ?>) object;
        return Objects.equals(entry.getKey(), other.getKey()) && Objects.equals(entry.getValue(), other.getValue());
    }

    static class Keys<K, V> extends AbstractSet<K> implements oxpecker.Shared {
        private final Map<K, V> map;

        Keys(Map<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public boolean contains(Object key) {
            return map.containsKey(key);
        }

        public boolean remove(Object key) {
            boolean there = map.containsKey(key);
            if (there) {
                map.remove(key);
            }
            return there;
        }

        public void clear() {
            map.clear();
        }

        public Iterator<K> iterator() {
            return new KeyIterator<>(map.entrySet().iterator());
        }

        /** Java may return the same view again. */
        public /*@ pure @*/ boolean $mayBe(Object other) {
            return other instanceof Set;
        }
    }

    static class Values<K, V> extends AbstractCollection<V> implements oxpecker.Shared {
        private final Map<K, V> map;

        Values(Map<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public boolean contains(Object value) {
            return map.containsValue(value);
        }

        public void clear() {
            map.clear();
        }

        public Iterator<V> iterator() {
            return new ValueIterator<>(map.entrySet().iterator());
        }

        /** Java may return the same view again. */
        public /*@ pure @*/ boolean $mayBe(Object other) {
            return other instanceof Collection;
        }

        public boolean equals(Object other) {
            return oxpecker.Shared.$same(this, other);
        }
    }

    static class KeyIterator<K, V> implements Iterator<K> {
        private final Iterator<Map.Entry<K, V>> entries;

        KeyIterator(Iterator<Map.Entry<K, V>> entries) {
            this.entries = entries;
        }

        public boolean hasNext() {
            return entries.hasNext();
        }

        public K next() {
            return entries.next().getKey();
        }

        public void remove() {
            entries.remove();
        }
    }

    static class ValueIterator<K, V> implements Iterator<V> {
        private final Iterator<Map.Entry<K, V>> entries;

        ValueIterator(Iterator<Map.Entry<K, V>> entries) {
            this.entries = entries;
        }

        public boolean hasNext() {
            return entries.hasNext();
        }

        public V next() {
            return entries.next().getValue();
        }

        public void remove() {
            entries.remove();
        }
    }
}
