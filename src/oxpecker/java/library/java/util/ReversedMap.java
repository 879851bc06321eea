package java.util;

/** A LinkedHashMap seen from its end. */
final class ReversedMap<K, V> extends AbstractMap<K, V> implements SequencedMap<K, V>, oxpecker.Shared {
    private final LinkedHashMap<K, V> base;

    ReversedMap(LinkedHashMap<K, V> base) {
        this.base = base;
    }

    public int size() {
        return base.size();
    }

    public boolean containsKey(Object key) {
        return base.containsKey(key);
    }

    public V get(Object key) {
        return base.get(key);
    }

    public V put(K key, V value) {
        return base.put(key, value);
    }

    public V remove(Object key) {
        return base.remove(key);
    }

    public void clear() {
        base.clear();
    }

    public SequencedMap<K, V> reversed() {
        return base;
    }

    public Map.Entry<K, V> firstEntry() {
        return base.lastEntry();
    }

    public Map.Entry<K, V> lastEntry() {
        return base.firstEntry();
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return base.pollLastEntry();
    }

    public Map.Entry<K, V> pollLastEntry() {
        return base.pollFirstEntry();
    }

    public V putFirst(K key, V value) {
        return base.putLast(key, value);
    }

    public V putLast(K key, V value) {
        return base.putFirst(key, value);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries();
    }

    private class Entries extends AbstractSet<Map.Entry<K, V>> implements oxpecker.Shared {
        public int size() {
            return base.size();
        }

        public void clear() {
            base.clear();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new Walk();
        }

        /** Java may return the same view again. */
        public /*@ pure @*/ boolean $mayBe(Object other) {
            return other instanceof Set;
        }
    }

    private class Walk implements Iterator<Map.Entry<K, V>> {
        private HashNode<K, V> next = base.last;
        private HashNode<K, V> current;
        private int expected = base.modCount;

        public boolean hasNext() {
            return next != null;
        }

        public Map.Entry<K, V> next() {
            if (base.modCount != expected) {
                throw new ConcurrentModificationException();
            }
            if (next == null) {
                throw new NoSuchElementException();
            }
            current = next;
            next = current.before;
            return current;
        }

        public void remove() {
            if (current == null) {
                throw new IllegalStateException();
            }
            if (base.modCount != expected) {
                throw new ConcurrentModificationException();
            }
            base.remove(current.key);
            current = null;
            expected = base.modCount;
        }
    }

    /** Java may return the same view again. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof Map;
    }
}
