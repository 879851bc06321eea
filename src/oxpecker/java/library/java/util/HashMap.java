package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import oxpecker.AddsNothing;
import oxpecker.Unordered;

/**
 * Entries are found by going through them all while they are few, and through a table of buckets when they are many: so
 * looking for a key that inputs decide compares it with each key that is there, and asks for no place in a table.
 * Iteration has the order of Java's table in both cases: by bucket, and within one as entries came into it.
 */
@Unordered
public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    /** With more entries there is a table. */
    private static final int FEW = 8;
    /** Java makes a tree of a bucket that grows beyond this, or a larger table, if that is smaller than `TREES`. */
    private static final int LONG_BUCKET = 8;
    private static final int TREES = 64;

    HashNode<K, V> first;
    HashNode<K, V> last;
    private HashNode<K, V>[] table;
    /** How many buckets Java's table has; 0 as long as there is none. */
    private int capacity;
    /** How many entries make it grow; the first capacity as long as there is no table. */
    private int threshold;
    private final float loadFactor;
    private boolean trees;
    private int size;
    /** Whether the order of iteration may be any: that of `first` and those after it. So it is of a map that is an input. */
    private boolean anyOrder;
    /** Whether an entry has come since whose place in that order has not been chosen. */
    private boolean unordered;
    int modCount;

    public HashMap() {
        this.loadFactor = 0.75f;
    }

    @AddsNothing
    public HashMap(int capacity) {
        this(capacity, 0.75f);
    }

    @AddsNothing
    public HashMap(int capacity, float loadFactor) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + capacity);
        }
        if (loadFactor <= 0 || Float.isNaN(loadFactor)) {
            throw new IllegalArgumentException("Illegal load factor: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        this.threshold = tableSize(capacity);
    }

    @AddsNothing
    public HashMap(Map<? extends K, ? extends V> other) {
        this.loadFactor = 0.75f;
        putAll(other);
    }

    /** The least power of two that is not smaller. */
    private static int tableSize(int wanted) {
        int size = 1;
        while (size < wanted && size < 1 << 30) {
            size = size << 1;
        }
        return size;
    }

    // --- the table -----------------------------------------------------------------------------------------

    private int bucket(int hash) {
        return (hash ^ hash >>> 16) & capacity - 1;
    }

    private void resize() {
        if (capacity == 0) {
            capacity = threshold > 0 ? threshold : 16;
            threshold = (int) (capacity * loadFactor);
        } else {
            capacity = capacity << 1;
            threshold = capacity >= 32 ? threshold << 1 : (int) (capacity * loadFactor);
        }
        if (table != null) {
            build();
        }
    }

    /** Puts all entries into buckets, in their order. */
    private void build() {
        table = (HashNode<K, V>[]) new HashNode[capacity];
        HashNode<K, V>[] ends = (HashNode<K, V>[]) new HashNode[capacity];
        for (HashNode<K, V> node = first; node != null; node = node.after) {
            int place = bucket(node.hash());
            node.next = null;
            if (ends[place] == null) {
                table[place] = node;
            } else {
                ends[place].next = node;
            }
            ends[place] = node;
        }
    }

    /** How many entries have the bucket of another one; only said where that may be many. */
    private int bucketSize(HashNode<K, V> other) {
        int count = 0;
        if (table != null) {
            for (HashNode<K, V> node = table[bucket(other.hash())]; node != null; node = node.next) {
                count++;
            }
        } else if (size >= LONG_BUCKET - 1) {
            for (HashNode<K, V> node = first; node != null; node = node.after) {
                count += bucket(node.hash()) == bucket(other.hash()) ? 1 : 0;
            }
        }
        return count;
    }

    /** The hash code of a key, or nothing where it need not be known yet. */
    static int hash(Object key) {
        return key == null || HashNode.isPlain(key) ? 0 : key.hashCode();
    }

    HashNode<K, V> find(Object key) {
        return find(hash(key), key);
    }

    private HashNode<K, V> find(int hash, Object key) {
        if (table == null) {
            for (HashNode<K, V> node = first; node != null; node = node.after) {
                if (node.matches(hash, key)) {
                    return node;
                }
            }
            return null;
        }
        int place = bucket(HashNode.isPlain(key) ? key.hashCode() : hash);
        for (HashNode<K, V> node = table[place]; node != null; node = node.next) {
            if (node.matches(hash, key)) {
                return node;
            }
        }
        return null;
    }

    /** A new entry behind the others, or before them. Within a bucket this is its place, too. */
    private void insert(int hash, K key, V value, boolean atEnd) {
        HashNode<K, V> node = new HashNode<>(hash, key, value);
        int crowd = bucketSize(node);
        link(node, atEnd);
        size++;
        unordered = true;
        if (table == null && size > FEW) {
            build();
        } else if (table != null) {
            place(node, atEnd);
        }
        if (crowd >= (atEnd ? LONG_BUCKET : LONG_BUCKET - 1)) {
            if (capacity < TREES) {
                resize();
            } else {
                trees = true;
            }
        }
    }

    private void place(HashNode<K, V> node, boolean atEnd) {
        int place = bucket(node.hash());
        HashNode<K, V> end = table[place];
        if (end == null || !atEnd) {
            node.next = end;
            table[place] = node;
            return;
        }
        while (end.next != null) {
            end = end.next;
        }
        end.next = node;
    }

    /** Where a new entry stands among all entries. */
    void link(HashNode<K, V> node, boolean atEnd) {
        if (first == null) {
            first = node;
            last = node;
        } else if (atEnd) {
            node.before = last;
            last.after = node;
            last = node;
        } else {
            node.after = first;
            first.before = node;
            first = node;
        }
    }

    final void unlink(HashNode<K, V> node) {
        if (node.before == null) {
            first = node.after;
        } else {
            node.before.after = node.after;
        }
        if (node.after == null) {
            last = node.before;
        } else {
            node.after.before = node.before;
        }
        node.before = null;
        node.after = null;
    }

    final void removeNode(HashNode<K, V> node) {
        unlink(node);
        if (table != null) {
            int place = bucket(node.hash());
            HashNode<K, V> at = table[place];
            if (at == node) {
                table[place] = node.next;
            } else {
                while (at.next != node) {
                    at = at.next;
                }
                at.next = node.next;
            }
        }
        size--;
        modCount++;
    }

    /** Apart from the map, which nothing unknown happens to. */
    private static void orderOfTrees() {
        oxpecker.Oox.unsupported("the order of a HashMap with many keys in one bucket");
    }

    /** All entries in the order of iteration. */
    HashNode<K, V>[] order() {
        if (trees) {
            orderOfTrees();
        }
        if (anyOrder) {
            return $settled();
        }
        HashNode<K, V>[] nodes = (HashNode<K, V>[]) new HashNode[size];
        int count = 0;
        if (table != null) {
            for (HashNode<K, V> bucket : table) {
                for (HashNode<K, V> node = bucket; node != null; node = node.next) {
                    nodes[count] = node;
                    count++;
                }
            }
            return nodes;
        }
        for (HashNode<K, V> node = first; node != null; node = node.after) {
            int i = count;
            while (i > 0 && bucket(nodes[i - 1].hash()) > bucket(node.hash())) {
                nodes[i] = nodes[i - 1];
                i--;
            }
            nodes[i] = node;
            count++;
        }
        return nodes;
    }

    /** All entries in the order in which they came. */
    private HashNode<K, V>[] came() {
        HashNode<K, V>[] nodes = (HashNode<K, V>[]) new HashNode[size];
        int count = 0;
        for (HashNode<K, V> node = first; node != null; node = node.after) {
            nodes[count] = node;
            count++;
        }
        return nodes;
    }

    /** The order that Java's documentation leaves open: any, and from then on that. */
    final HashNode<K, V>[] $settled() {
        HashNode<K, V>[] nodes = came();
        if (unordered) {
            AnyOrder.shuffle(nodes, 1);
            first = null;
            last = null;
            for (HashNode<K, V> node : nodes) {
                node.before = null;
                node.after = null;
                link(node, true);
            }
            unordered = false;
        }
        return nodes;
    }

    // --- what LinkedHashMap adds -----------------------------------------------------------------------------

    void accessed(HashNode<K, V> node) {
    }

    void inserted() {
    }

    // --- the map -------------------------------------------------------------------------------------------

    public int size() {
        return size;
    }

    /** For views: they call no method that a subclass overrides. */
    int count() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public V get(Object key) {
        HashNode<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        accessed(node);
        return node.value;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public V getOrDefault(Object key, V otherwise) {
        HashNode<K, V> node = find(key);
        if (node == null) {
            return otherwise;
        }
        accessed(node);
        return node.value;
    }

    public V put(K key, V value) {
        return put(key, value, false);
    }

    public V putIfAbsent(K key, V value) {
        return put(key, value, true);
    }

    private V put(K key, V value, boolean onlyIfAbsent) {
        int hash = hash(key);
        if (capacity == 0) {
            resize();
        }
        HashNode<K, V> node = find(hash, key);
        if (node != null) {
            V before = node.value;
            if (!onlyIfAbsent || before == null) {
                node.value = value;
            }
            accessed(node);
            return before;
        }
        insert(hash, key, value, true);
        modCount++;
        if (size > threshold) {
            resize();
        }
        inserted();
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> other) {
        int count = other.size();
        if (count == 0) {
            return;
        }
        if (capacity == 0) {
            int wanted = (int) (count / loadFactor + 1.0f);
            if (wanted > threshold) {
                threshold = tableSize(wanted);
            }
        } else {
            while (count > threshold && capacity < 1 << 30) {
                resize();
            }
        }
        for (Map.Entry<? extends K, ? extends V> entry : other.entrySet()) {
            put(entry.getKey(), entry.getValue(), false);
        }
    }

    public V remove(Object key) {
        HashNode<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        removeNode(node);
        return node.value;
    }

    public boolean remove(Object key, Object value) {
        HashNode<K, V> node = find(key);
        if (node == null || !Objects.equals(value, node.value)) {
            return false;
        }
        removeNode(node);
        return true;
    }

    public void clear() {
        modCount++;
        first = null;
        last = null;
        table = null;
        trees = false;
        size = 0;
    }

    public boolean containsValue(Object value) {
        for (HashNode<K, V> node : order()) {
            if (node.value == value || value != null && value.equals(node.value)) {
                return true;
            }
        }
        return false;
    }

    public boolean replace(K key, V before, V after) {
        HashNode<K, V> node = find(key);
        if (node == null || !Objects.equals(node.value, before)) {
            return false;
        }
        node.value = after;
        accessed(node);
        return true;
    }

    public V replace(K key, V value) {
        HashNode<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        V before = node.value;
        node.value = value;
        accessed(node);
        return before;
    }

    /** Entries that are computed come before the others of their bucket, and the table grows before. */
    private void insertComputed(int hash, K key, V value) {
        insert(hash, key, value, false);
        modCount++;
        inserted();
    }

    private void growBefore() {
        if (size > threshold || capacity == 0) {
            resize();
        }
    }

    private void check(int expected) {
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        Objects.requireNonNull(function);
        int hash = hash(key);
        growBefore();
        HashNode<K, V> node = find(hash, key);
        if (node != null && node.value != null) {
            accessed(node);
            return node.value;
        }
        int expected = modCount;
        V value = function.apply(key);
        check(expected);
        if (value == null) {
            return null;
        }
        if (node != null) {
            node.value = value;
            accessed(node);
        } else {
            insertComputed(hash, key, value);
        }
        return value;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        HashNode<K, V> node = find(key);
        if (node == null || node.value == null) {
            return null;
        }
        int expected = modCount;
        V value = function.apply(key, node.value);
        check(expected);
        settle(node, value);
        return value;
    }

    private void settle(HashNode<K, V> node, V value) {
        if (value == null) {
            removeNode(node);
        } else {
            node.value = value;
            accessed(node);
        }
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int hash = hash(key);
        growBefore();
        HashNode<K, V> node = find(hash, key);
        int expected = modCount;
        V value = function.apply(key, node == null ? null : node.value);
        check(expected);
        if (node != null) {
            settle(node, value);
        } else if (value != null) {
            insertComputed(hash, key, value);
        }
        return value;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        if (value == null || function == null) {
            throw new NullPointerException();
        }
        int hash = hash(key);
        growBefore();
        HashNode<K, V> node = find(hash, key);
        if (node == null) {
            insertComputed(hash, key, value);
            return value;
        }
        V result = value;
        if (node.value != null) {
            int expected = modCount;
            result = function.apply(node.value, value);
            check(expected);
        }
        settle(node, result);
        return result;
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        for (HashNode<K, V> node : order()) {
            action.accept(node.key, node.value);
        }
        check(expected);
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expected = modCount;
        for (HashNode<K, V> node : order()) {
            node.value = function.apply(node.key, node.value);
        }
        check(expected);
    }

    @AddsNothing
    public static <K, V> HashMap<K, V> newHashMap(int mappings) {
        if (mappings < 0) {
            throw new IllegalArgumentException("Negative number of mappings: " + mappings);
        }
        return new HashMap<>((int) Math.ceil(mappings / 0.75));
    }

    public Object clone() {
        Cloning.check(this, HashMap.class);
        return new HashMap<K, V>(this);
    }

    public Set<K> keySet() {
        return new HashViews.Keys<>(this);
    }

    public Collection<V> values() {
        return new HashViews.Values<>(this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new HashViews.Entries<>(this);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    static HashMap<Object, Object> $entries(Object[] parts) {
        HashMap<Object, Object> made = new HashMap<>();
        made.fill(parts);
        return made;
    }

    /** Puts in the entries of an input; no two keys are equal. */
    final void fill(Object[] parts) {
        for (int i = 0; i + 1 < parts.length; i += 2) {
            oxpecker.Oox.assume(find(parts[i]) == null);
            put((K) parts[i], (V) parts[i + 1]);
        }
        modCount = 0;
        anyOrder = true;
        unordered = false;
    }

    /** Looking chooses no order: as long as it is open, entries stand as they came. */
    Object[] $parts() {
        Object[] parts = new Object[2 * size];
        int count = 0;
        for (HashNode<K, V> node : unordered ? came() : order()) {
            parts[count] = node.key;
            parts[count + 1] = node.value;
            count += 2;
        }
        return parts;
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
