package java.util;

import oxpecker.AddsNothing;

public class LinkedHashMap<K, V> extends HashMap<K, V> implements Map<K, V> {
    private final boolean accessOrder;

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
        if (accessOrder && last != node) {
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

    public Object clone() {
        return new LinkedHashMap<K, V>(this);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    static LinkedHashMap<Object, Object> $ofEntries(Object[] parts) {
        LinkedHashMap<Object, Object> made = new LinkedHashMap<>();
        made.fill(parts);
        return made;
    }
}
