package java.util;

import oxpecker.AddsNothing;
import oxpecker.KeyOrder;

public class LinkedHashMap<K, V> extends HashMap<K, V> implements SequencedMap<K, V> {
    private final boolean accessOrder;

    /** That of a map which moves an entry to the end when somebody looks it up. */
    static final class AccessOrder implements KeyOrder {
    }

    public LinkedHashMap() {
        this.accessOrder = false;
    }

    @AddsNothing
    public LinkedHashMap(int capacity) {
        super(capacity);
        this.accessOrder = false;
    }

    @AddsNothing
    public LinkedHashMap(int capacity, float loadFactor) {
        super(capacity, loadFactor);
        this.accessOrder = false;
    }

    @AddsNothing
    public LinkedHashMap(int capacity, float loadFactor, boolean accessOrder) {
        super(capacity, loadFactor);
        this.accessOrder = accessOrder;
    }

    @AddsNothing
    public LinkedHashMap(Map<? extends K, ? extends V> other) {
        this.accessOrder = false;
        putAll(other);
    }

    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return false;
    }

    void link(HashNode<K, V> node, boolean atEnd) {
        super.link(node, true);
    }

    void accessed(HashNode<K, V> node) {
        if (last != node && accessOrder) {
            unlink(node);
            super.link(node, true);
            modCount++;
        }
    }

    void inserted() {
        if (first != null && removeEldestEntry(first)) {
            removeNode(first);
        }
    }

    HashNode<K, V>[] order() {
        HashNode<K, V>[] nodes = (HashNode<K, V>[]) new HashNode[size()];
        int count = 0;
        for (HashNode<K, V> node = first; node != null; node = node.after) {
            nodes[count] = node;
            count++;
        }
        return nodes;
    }

    public SequencedMap<K, V> reversed() {
        return new ReversedMap<K, V>(this);
    }

    public Map.Entry<K, V> lastEntry() {
        return last == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(last);
    }

    public Map.Entry<K, V> pollLastEntry() {
        Map.Entry<K, V> entry = lastEntry();
        if (last != null) {
            removeNode(last);
        }
        return entry;
    }

    public V putFirst(K key, V value) {
        V before = put(key, value);
        move(find(key), false);
        return before;
    }

    public V putLast(K key, V value) {
        V before = put(key, value);
        move(find(key), true);
        return before;
    }

    private void move(HashNode<K, V> node, boolean toEnd) {
        if (node != null && node != (toEnd ? last : first)) {
            unlink(node);
            super.link(node, toEnd);
            modCount++;
        }
    }

    @AddsNothing
    public static <K, V> LinkedHashMap<K, V> newLinkedHashMap(int mappings) {
        if (mappings < 0) {
            throw new IllegalArgumentException("Negative number of mappings: " + mappings);
        }
        return new LinkedHashMap<>((int) Math.ceil(mappings / 0.75));
    }

    public Object clone() {
        Cloning.check(this, LinkedHashMap.class);
        LinkedHashMap<K, V> copy = new LinkedHashMap<>(16, 0.75f, accessOrder);
        copy.putAll(this);
        return copy;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    static LinkedHashMap<Object, Object> $entries(Object[] parts) {
        boolean byAccess = parts.length % 2 == 1;
        LinkedHashMap<Object, Object> made = new LinkedHashMap<>(16, 0.75f, byAccess);
        made.fill(parts);
        return made;
    }

    static void $accessed(AccessOrder order) {
    }

    Object[] $parts() {
        Object[] entries = super.$parts();
        if (!accessOrder) {
            return entries;
        }
        Object[] parts = new Object[entries.length + 1];
        for (int i = 0; i < entries.length; i++) {
            parts[i] = entries[i];
        }
        parts[entries.length] = new AccessOrder();
        return parts;
    }
}
