package java.util;

import oxpecker.AddsNothing;
import oxpecker.Query;
import oxpecker.Unordered;

/** As a HashMap with a lock; its order of iteration is not supported. */
@Unordered
public class Hashtable<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    private final HashMap<K, V> map = new HashMap<>();

    public Hashtable() {
    }

    public Hashtable(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        }
    }

    public Hashtable(Map<? extends K, ? extends V> other) {
        putAll(other);
    }

    public synchronized int size() {
        return map.size();
    }

    public synchronized V get(Object key) {
        return map.get(Objects.requireNonNull(key));
    }

    public synchronized boolean containsKey(Object key) {
        return map.containsKey(Objects.requireNonNull(key));
    }

    public synchronized V put(K key, V value) {
        return map.put(Objects.requireNonNull(key), Objects.requireNonNull(value));
    }

    public synchronized V remove(Object key) {
        return map.remove(Objects.requireNonNull(key));
    }

    public synchronized boolean containsValue(Object value) {
        return map.containsValue(Objects.requireNonNull(value));
    }

    @Query
    @AddsNothing
    public boolean contains(Object value) {
        return containsValue(value);
    }

    public synchronized Object clone() {
        Cloning.check(this, Hashtable.class);
        Hashtable<K, V> copy = new Hashtable<>();
        copy.fill(this);
        return copy;
    }

    /** Takes over the entries of another one. */
    final void fill(Hashtable<K, V> other) {
        map.putAll(other.map);
    }

    /** The entries as they are now. */
    final synchronized Map<K, V> copied() {
        return new LinkedHashMap<K, V>(map);
    }

    public synchronized void clear() {
        map.clear();
    }

    public synchronized boolean equals(Object other) {
        return map.equals(other);
    }

    public synchronized int hashCode() {
        return map.hashCode();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return oxpecker.Oox.unsupported("the order of a Hashtable");
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }

    // --- as an input ---------------------------------------------------------------------------------------

    static Hashtable<Object, Object> $entries(Object[] parts) {
        Hashtable<Object, Object> made = new Hashtable<>();
        for (int i = 0; i < parts.length; i += 2) {
            oxpecker.Oox.assume(parts[i] != null && parts[i + 1] != null && !made.containsKey(parts[i]));
            made.put(parts[i], parts[i + 1]);
        }
        return made;
    }

    Object[] $parts() {
        return map.$parts();
    }
}
