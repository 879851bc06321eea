package java.util;

import oxpecker.Unordered;

/** Keys are compared as references; the order of iteration is not supported. */
@Unordered
public class IdentityHashMap<K, V> extends AbstractMap<K, V> {
    private final ArrayList<K> keys = new ArrayList<>();
    private final ArrayList<V> values = new ArrayList<>();

    public IdentityHashMap() {
    }

    public IdentityHashMap(int expected) {
        if (expected < 0) {
            throw new IllegalArgumentException("expectedMaxSize is negative: " + expected);
        }
    }

    public IdentityHashMap(Map<? extends K, ? extends V> source) {
        putAll(source);
    }

    private int find(Object key) {
        for (int i = 0; i < keys.size(); i++) {
            if (keys.get(i) == key) {
                return i;
            }
        }
        return -1;
    }

    public int size() {
        return keys.size();
    }

    public boolean containsKey(Object key) {
        return find(key) >= 0;
    }

    public V get(Object key) {
        int place = find(key);
        return place < 0 ? null : values.get(place);
    }

    public V put(K key, V value) {
        int place = find(key);
        if (place >= 0) {
            return values.set(place, value);
        }
        keys.add(key);
        values.add(value);
        return null;
    }

    public V remove(Object key) {
        int place = find(key);
        if (place < 0) {
            return null;
        }
        keys.remove(place);
        return values.remove(place);
    }

    public Object clone() {
        Cloning.check(this, IdentityHashMap.class);
        IdentityHashMap<K, V> copy = new IdentityHashMap<>();
        copy.keys.addAll(keys);
        copy.values.addAll(values);
        return copy;
    }

    public void clear() {
        keys.clear();
        values.clear();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return oxpecker.Oox.unsupported("the order of an IdentityHashMap");
    }

    // --- as an input ---------------------------------------------------------------------------------------

    static IdentityHashMap<Object, Object> $entries(Object[] parts) {
        IdentityHashMap<Object, Object> made = new IdentityHashMap<>();
        for (int i = 0; i < parts.length; i += 2) {
            oxpecker.Oox.assume(!made.containsKey(parts[i]));
            made.put(parts[i], parts[i + 1]);
        }
        return made;
    }

    Object[] $parts() {
        Object[] parts = new Object[2 * keys.size()];
        for (int i = 0; i < keys.size(); i++) {
            parts[2 * i] = keys.get(i);
            parts[2 * i + 1] = values.get(i);
        }
        return parts;
    }
}
