package java.util;

/** What one sees of a HashMap as a collection. */
final class HashViews {
    /** Goes through the entries in the map's order, and notices changes by others. */
    static class Walk<K, V> {
        private final HashMap<K, V> map;
        private final HashNode<K, V>[] nodes;
        private int place;
        private boolean removable;
        private int expected;

        Walk(HashMap<K, V> map) {
            this.map = map;
            this.nodes = map.order();
            this.expected = map.modCount;
        }

        public boolean hasNext() {
            return place < nodes.length;
        }

        HashNode<K, V> node() {
            if (map.modCount != expected) {
                throw new ConcurrentModificationException();
            }
            if (place >= nodes.length) {
                throw new NoSuchElementException();
            }
            removable = true;
            return nodes[place++];
        }

        public void remove() {
            if (!removable) {
                throw new IllegalStateException();
            }
            if (map.modCount != expected) {
                throw new ConcurrentModificationException();
            }
            removable = false;
            map.removeNode(nodes[place - 1]);
            expected = map.modCount;
        }
    }

    static final class KeyWalk<K, V> extends Walk<K, V> implements Iterator<K> {
        KeyWalk(HashMap<K, V> map) {
            super(map);
        }

        public K next() {
            return node().key;
        }
    }

    static final class ValueWalk<K, V> extends Walk<K, V> implements Iterator<V> {
        ValueWalk(HashMap<K, V> map) {
            super(map);
        }

        public V next() {
            return node().value;
        }
    }

    static final class EntryWalk<K, V> extends Walk<K, V> implements Iterator<Map.Entry<K, V>> {
        EntryWalk(HashMap<K, V> map) {
            super(map);
        }

        public Map.Entry<K, V> next() {
            return node();
        }
    }

    static final class Keys<K, V> extends AbstractSet<K> implements oxpecker.Shared {
        private final HashMap<K, V> map;

        Keys(HashMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.count();
        }

        public void clear() {
            map.clear();
        }

        public boolean contains(Object key) {
            return map.containsKey(key);
        }

        public boolean remove(Object key) {
            HashNode<K, V> node = map.find(key);
            if (node != null) {
                map.removeNode(node);
            }
            return node != null;
        }

        public Iterator<K> iterator() {
            return new KeyWalk<>(map);
        }

        /** Java may return the same view again. */
        public /*@ pure @*/ boolean $mayBe(Object other) {
            return other instanceof Set;
        }
    }

    static final class Values<K, V> extends AbstractCollection<V> implements oxpecker.Shared {
        private final HashMap<K, V> map;

        Values(HashMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.count();
        }

        public void clear() {
            map.clear();
        }

        public boolean contains(Object value) {
            return map.containsValue(value);
        }

        public Iterator<V> iterator() {
            return new ValueWalk<>(map);
        }

        /** Java may return the same view again. */
        public /*@ pure @*/ boolean $mayBe(Object other) {
            return other instanceof Collection;
        }

        public boolean equals(Object other) {
            return oxpecker.Shared.$same(this, other);
        }
    }

    static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> implements oxpecker.Shared {
        private final HashMap<K, V> map;

        Entries(HashMap<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.count();
        }

        public void clear() {
            map.clear();
        }

        private HashNode<K, V> find(Object object) {
            if (!(object instanceof Map.Entry)) {
                return null;
            }
            HashNode<K, V> node = map.find(((Map.Entry<?, ?>) object).getKey());
            return node != null && node.equals(object) ? node : null;
        }

        public boolean contains(Object object) {
            return find(object) != null;
        }

        public boolean remove(Object object) {
            HashNode<K, V> node = find(object);
            if (node != null) {
                map.removeNode(node);
            }
            return node != null;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryWalk<>(map);
        }

        /** Java may return the same view again. */
        public /*@ pure @*/ boolean $mayBe(Object other) {
            return other instanceof Set;
        }
    }
}
