package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import oxpecker.AddsNothing;

/** Entries in an array in the order of their keys; nobody sees whether there is a tree. */
public class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, java.io.Serializable {
    private final Comparator<? super K> comparator;
    TreeNode<K, V>[] nodes = (TreeNode<K, V>[]) new TreeNode[8];
    int size;
    int modCount;

    /** An entry. */
    static final class TreeNode<K, V> extends AbstractMap.SimpleEntry<K, V> {
        TreeNode(K key, V value) {
            super(key, value);
        }
    }

    public TreeMap() {
        this.comparator = null;
    }

    @AddsNothing
    public TreeMap(Comparator<? super K> comparator) {
        this.comparator = comparator;
    }

    @AddsNothing
    public TreeMap(Map<? extends K, ? extends V> other) {
        this.comparator = null;
        putAll(other);
    }

    @AddsNothing
    public TreeMap(SortedMap<K, ? extends V> other) {
        this.comparator = other.comparator();
        enterAll(other);
    }

    int compare(Object a, Object b) {
        return comparator == null ? ((Comparable<Object>) a).compareTo(b) : comparator.compare((K) a, (K) b);
    }

    /** The first place whose key is not smaller, or with `beyond` the first whose key is larger. */
    int place(Object key, boolean beyond) {
        if (comparator == null) {
            Objects.requireNonNull(key);
        }
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = low + high >>> 1;
            int order = compare(key, nodes[middle].getKey());
            if (order == 0) {
                return beyond ? middle + 1 : middle;
            }
            if (order < 0) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** Where a key is, or -1 - the place where it would be. */
    int find(Object key) {
        if (comparator == null) {
            Objects.requireNonNull(key);
        }
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = low + high >>> 1;
            int order = compare(key, nodes[middle].getKey());
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return -1 - low;
    }

    private void insert(int place, K key, V value) {
        if (size == nodes.length) {
            TreeNode<K, V>[] larger = (TreeNode<K, V>[]) new TreeNode[2 * size];
            for (int i = 0; i < size; i++) {
                larger[i] = nodes[i];
            }
            nodes = larger;
        }
        for (int i = size; i > place; i--) {
            nodes[i] = nodes[i - 1];
        }
        nodes[place] = new TreeNode<>(key, value);
        size++;
        modCount++;
    }

    TreeNode<K, V> removeAt(int place) {
        TreeNode<K, V> node = nodes[place];
        for (int i = place; i < size - 1; i++) {
            nodes[i] = nodes[i + 1];
        }
        size--;
        nodes[size] = null;
        modCount++;
        return node;
    }

    public int size() {
        return size;
    }

    public boolean containsKey(Object key) {
        return find(key) >= 0;
    }

    public V get(Object key) {
        int place = find(key);
        return place < 0 ? null : nodes[place].getValue();
    }

    public V put(K key, V value) {
        return enter(key, value);
    }

    private V enter(K key, V value) {
        if (size == 0) {
            compare(key, key);
        }
        int place = find(key);
        if (place >= 0) {
            return nodes[place].setValue(value);
        }
        insert(-1 - place, key, value);
        return null;
    }

    public V putIfAbsent(K key, V value) {
        if (size == 0) {
            compare(key, key);
        }
        int place = find(key);
        if (place < 0) {
            insert(-1 - place, key, value);
            return null;
        }
        V before = nodes[place].getValue();
        if (before == null) {
            nodes[place].setValue(value);
        }
        return before;
    }

    /** Into an empty map, the entries of a sorted one come as they are; others are put one after the other. */
    public void putAll(Map<? extends K, ? extends V> other) {
        int count = other.size();
        if (size == 0 && count != 0 && other instanceof SortedMap
                && Objects.equals(comparator, ((SortedMap<K, V>) other).comparator())) {
            enterAll(other);
        } else {
            super.putAll(other);
        }
    }

    private void enterAll(Map<? extends K, ? extends V> sorted) {
        for (Map.Entry<? extends K, ? extends V> entry : sorted.entrySet()) {
            insert(size, entry.getKey(), entry.getValue());
        }
    }

    /** The keys of an empty map become those of a sorted set. */
    void enterKeys(Iterable<? extends K> sorted, V value) {
        for (K key : sorted) {
            insert(size, key, value);
        }
    }

    public V remove(Object key) {
        int place = find(key);
        return place < 0 ? null : removeAt(place).getValue();
    }

    private V value(K key) {
        int place = find(key);
        return place < 0 ? null : nodes[place].getValue();
    }

    public void clear() {
        modCount++;
        size = 0;
        nodes = (TreeNode<K, V>[]) new TreeNode[8];
    }

    public Object clone() {
        Cloning.check(this, TreeMap.class);
        return new TreeMap<K, V>((SortedMap<K, V>) this);
    }

    public Comparator<? super K> comparator() {
        return comparator;
    }

    private void checkChanges(int expected) {
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        Objects.requireNonNull(function);
        int place = find(key);
        V before = place < 0 ? null : nodes[place].getValue();
        if (before != null) {
            return before;
        }
        int expected = modCount;
        V value = function.apply(key);
        checkChanges(expected);
        if (value != null) {
            enter(key, value);
        }
        return value;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        V before = value(key);
        return before == null ? null : changed(key, before, function);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        return changed(key, value(key), function);
    }

    private V changed(K key, V before, BiFunction<? super K, ? super V, ? extends V> function) {
        int expected = modCount;
        return computed(key, function.apply(key, before), expected);
    }

    /** The entry gets what a function has returned, or goes if that is null; the function must not change the map. */
    private V computed(K key, V result, int expected) {
        checkChanges(expected);
        if (result != null) {
            enter(key, result);
        } else if (find(key) >= 0) {
            removeAt(find(key));
        }
        return result;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Objects.requireNonNull(value);
        V before = value(key);
        if (before == null) {
            enter(key, value);
            return value;
        }
        int expected = modCount;
        return computed(key, function.apply(before, value), expected);
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        for (int i = 0; i < size; i++) {
            action.accept(nodes[i].getKey(), nodes[i].getValue());
            checkChanges(expected);
        }
    }

    // --- neighbours ----------------------------------------------------------------------------------------

    private Map.Entry<K, V> exported(int place) {
        return place < 0 || place >= size ? null : new AbstractMap.SimpleImmutableEntry<K, V>(nodes[place]);
    }

    private K key(int place) {
        return place < 0 || place >= size ? null : nodes[place].getKey();
    }

    public K firstKey() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return nodes[0].getKey();
    }

    public K lastKey() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return nodes[size - 1].getKey();
    }

    public Map.Entry<K, V> firstEntry() {
        return exported(0);
    }

    public Map.Entry<K, V> lastEntry() {
        return exported(size - 1);
    }

    public Map.Entry<K, V> pollFirstEntry() {
        Map.Entry<K, V> entry = exported(0);
        if (entry != null) {
            removeAt(0);
        }
        return entry;
    }

    public Map.Entry<K, V> pollLastEntry() {
        Map.Entry<K, V> entry = exported(size - 1);
        if (entry != null) {
            removeAt(size - 1);
        }
        return entry;
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return exported(place(key, false) - 1);
    }

    public K lowerKey(K key) {
        return key(place(key, false) - 1);
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return exported(place(key, true) - 1);
    }

    public K floorKey(K key) {
        return key(place(key, true) - 1);
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return exported(place(key, false));
    }

    public K ceilingKey(K key) {
        return key(place(key, false));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return exported(place(key, true));
    }

    public K higherKey(K key) {
        return key(place(key, true));
    }

    // --- views ---------------------------------------------------------------------------------------------

    private TreeView<K, V> whole(boolean down) {
        return new TreeView<>(this, null, false, false, null, false, false, down);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return whole(false).entrySet();
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
        return whole(true);
    }

    public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
        return whole(false).subMap(from, fromInclusive, to, toInclusive);
    }

    public NavigableMap<K, V> headMap(K to, boolean inclusive) {
        return whole(false).headMap(to, inclusive);
    }

    public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
        return whole(false).tailMap(from, inclusive);
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

    // --- as an input ---------------------------------------------------------------------------------------

    /** Of keys in their natural order. */
    static TreeMap<Object, Object> $entries(Object[] parts) {
        boolean ordered = parts.length % 2 == 1;
        TreeMap<Object, Object> made =
                new TreeMap<>(ordered ? (Comparator<Object>) parts[parts.length - 1] : null);
        made.fill(parts);
        return made;
    }

    /** Puts in the entries of an input, which come in the order of their keys. */
    final void fill(Object[] parts) {
        nodes = (TreeNode<K, V>[]) new TreeNode[parts.length / 2 + 8];
        for (int i = 0; i + 1 < parts.length; i += 2) {
            oxpecker.Oox.assume(comparator != null || parts[i] instanceof Comparable);
            oxpecker.Oox.assume(i == 0 ? compare(parts[i], parts[i]) == 0 : compare(parts[i - 2], parts[i]) < 0);
            nodes[i / 2] = new TreeNode<>((K) parts[i], (V) parts[i + 1]);
        }
        size = parts.length / 2;
    }

    static void $ordered() {
    }

    Object[] $parts() {
        Object[] parts = new Object[comparator instanceof oxpecker.KeyOrder ? 2 * size + 1 : 2 * size];
        if (parts.length > 2 * size) {
            parts[2 * size] = comparator;
        }
        for (int i = 0; i < size; i++) {
            parts[2 * i] = nodes[i].getKey();
            parts[2 * i + 1] = nodes[i].getValue();
        }
        return parts;
    }
}
