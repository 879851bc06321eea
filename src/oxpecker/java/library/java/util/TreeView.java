package java.util;

/** A TreeMap between two bounds, each of which may be missing, upwards or downwards. */
final class TreeView<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, oxpecker.Shared {
    private final TreeMap<K, V> map;
    private final K low;
    private final boolean hasLow;
    private final boolean withLow;
    private final K high;
    private final boolean hasHigh;
    private final boolean withHigh;
    private final boolean down;

    TreeView(
        TreeMap<K, V> map, K low, boolean hasLow, boolean withLow, K high, boolean hasHigh, boolean withHigh, boolean down) {
        this.map = map;
        this.low = low;
        this.hasLow = hasLow;
        this.withLow = withLow;
        this.high = high;
        this.hasHigh = hasHigh;
        this.withHigh = withHigh;
        this.down = down;
    }

    /** The first place that belongs to the view, and the one behind the last. */
    private int begin() {
        return hasLow ? map.place(low, !withLow) : 0;
    }

    private int end() {
        return hasHigh ? map.place(high, withHigh) : map.size;
    }

    private boolean inside(Object key) {
        if (hasLow) {
            int order = map.compare(key, low);
            if (order < 0 || order == 0 && !withLow) {
                return false;
            }
        }
        if (hasHigh) {
            int order = map.compare(key, high);
            return order < 0 || order == 0 && withHigh;
        }
        return true;
    }

    private int count() {
        return Math.max(end() - begin(), 0);
    }

    public int size() {
        return hasLow || hasHigh ? count() : map.size();
    }

    public boolean containsKey(Object key) {
        return inside(key) && map.containsKey(key);
    }

    public V get(Object key) {
        return inside(key) ? map.get(key) : null;
    }

    public V put(K key, V value) {
        if (!inside(key)) {
            throw new IllegalArgumentException("key out of range");
        }
        return map.put(key, value);
    }

    public V remove(Object key) {
        return inside(key) ? map.remove(key) : null;
    }

    public Comparator<? super K> comparator() {
        return down ? Collections.reverseOrder((Comparator<K>) map.comparator()) : map.comparator();
    }

    // --- neighbours ----------------------------------------------------------------------------------------

    private Map.Entry<K, V> exported(int place) {
        if (place < begin() || place >= end()) {
            return null;
        }
        return new AbstractMap.SimpleImmutableEntry<K, V>(map.nodes[place]);
    }

    private static <K, V> K keyOf(Map.Entry<K, V> entry) {
        return entry == null ? null : entry.getKey();
    }

    /** The nearest entry on one side of a key; what lies beyond the bounds counts as the bound. */
    private Map.Entry<K, V> near(K key, boolean above, boolean inclusive) {
        if (above) {
            return exported(Math.max(map.place(key, !inclusive), begin()));
        }
        return exported(Math.min(map.place(key, inclusive), end()) - 1);
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return near(key, down, false);
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return near(key, down, true);
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return near(key, !down, true);
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return near(key, !down, false);
    }

    public K lowerKey(K key) {
        return keyOf(lowerEntry(key));
    }

    public K floorKey(K key) {
        return keyOf(floorEntry(key));
    }

    public K ceilingKey(K key) {
        return keyOf(ceilingEntry(key));
    }

    public K higherKey(K key) {
        return keyOf(higherEntry(key));
    }

    public Map.Entry<K, V> firstEntry() {
        return exported(down ? end() - 1 : begin());
    }

    public Map.Entry<K, V> lastEntry() {
        return exported(down ? begin() : end() - 1);
    }

    private Map.Entry<K, V> there(Map.Entry<K, V> entry) {
        if (entry == null) {
            throw new NoSuchElementException();
        }
        return entry;
    }

    public K firstKey() {
        return there(firstEntry()).getKey();
    }

    public K lastKey() {
        return there(lastEntry()).getKey();
    }

    private Map.Entry<K, V> polled(Map.Entry<K, V> entry) {
        if (entry != null) {
            map.remove(entry.getKey());
        }
        return entry;
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return polled(firstEntry());
    }

    public Map.Entry<K, V> pollLastEntry() {
        return polled(lastEntry());
    }

    // --- views ---------------------------------------------------------------------------------------------

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries();
    }

    public Set<K> keySet() {
        return navigableKeySet();
    }

    public NavigableSet<K> navigableKeySet() {
        return new TreeKeys<K>(this);
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    public NavigableMap<K, V> descendingMap() {
        return new TreeView<>(map, low, hasLow, withLow, high, hasHigh, withHigh, !down);
    }

    private void checkBound(K key, String name) {
        if (hasLow && map.compare(key, low) < 0 || hasHigh && map.compare(key, high) > 0) {
            throw new IllegalArgumentException(name + " out of range");
        }
    }

    private NavigableMap<K, V> between(K from, boolean hasFrom, boolean withFrom, K to, boolean hasTo, boolean withTo) {
        if (hasFrom && hasTo && map.compare(from, to) > 0) {
            throw new IllegalArgumentException("fromKey > toKey");
        }
        map.compare(hasFrom ? from : to, hasFrom ? from : to);
        if (hasFrom) {
            checkBound(from, down ? "toKey" : "fromKey");
        }
        if (hasTo) {
            checkBound(to, down ? "fromKey" : "toKey");
        }
        K newLow = hasFrom ? from : low;
        K newHigh = hasTo ? to : high;
        boolean newWithLow = hasFrom ? withFrom : withLow;
        boolean newWithHigh = hasTo ? withTo : withHigh;
        return new TreeView<>(map, newLow, hasFrom || hasLow, newWithLow, newHigh, hasTo || hasHigh, newWithHigh, down);
    }

    public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
        if (down) {
            return between(to, true, toInclusive, from, true, fromInclusive);
        }
        return between(from, true, fromInclusive, to, true, toInclusive);
    }

    public NavigableMap<K, V> headMap(K to, boolean inclusive) {
        return down ? between(to, true, inclusive, null, false, false) : between(null, false, false, to, true, inclusive);
    }

    public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
        return down ? between(null, false, false, from, true, inclusive) : between(from, true, inclusive, null, false, false);
    }

    public SortedMap<K, V> subMap(K from, K to) {
        return subMap(from, true, to, false);
    }

    public SortedMap<K, V> headMap(K to) {
        return headMap(to, false);
    }

    public SortedMap<K, V> tailMap(K from) {
        return tailMap(from, true);
    }

    /** The entries as a set. */
    private class Entries extends AbstractSet<Map.Entry<K, V>> implements oxpecker.Shared {
        public int size() {
            return TreeView.this.size();
        }

        public boolean contains(Object object) {
            if (!(object instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<K, V> entry = (Map.Entry<K, V>) object;
            return containsKey(entry.getKey()) && Objects.equals(get(entry.getKey()), entry.getValue());
        }

        public boolean remove(Object object) {
            boolean there = contains(object);
            if (there) {
                map.remove(((Map.Entry<K, V>) object).getKey());
            }
            return there;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new Walk();
        }

        /** Java may return the same view again. */
        public /*@ pure @*/ boolean $mayBe(Object other) {
            return other instanceof Set;
        }
    }

    /** Goes from place to place. */
    private class Walk implements Iterator<Map.Entry<K, V>> {
        private int next = down ? end() - 1 : begin();
        private int remaining = count();
        private int expected = map.modCount;
        private boolean removable;

        public boolean hasNext() {
            return remaining > 0;
        }

        public Map.Entry<K, V> next() {
            if (remaining <= 0) {
                throw new NoSuchElementException();
            }
            if (map.modCount != expected) {
                throw new ConcurrentModificationException();
            }
            Map.Entry<K, V> entry = map.nodes[next];
            next += down ? -1 : 1;
            remaining--;
            removable = true;
            return entry;
        }

        public void remove() {
            if (!removable) {
                throw new IllegalStateException();
            }
            if (map.modCount != expected) {
                throw new ConcurrentModificationException();
            }
            removable = false;
            map.removeAt(down ? next + 1 : next - 1);
            next -= down ? 0 : 1;
            expected = map.modCount;
        }
    }

    /** Java may return the same view again. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof Map;
    }
}
