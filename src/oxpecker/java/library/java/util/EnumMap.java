package java.util;

/** Keys in the order of their enum. */
public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements java.io.Serializable, Cloneable {
    private final TreeMap<K, V> map = new TreeMap<>();

    public EnumMap(Class<K> type) {
        Objects.requireNonNull(type);
    }

    public EnumMap(Map<K, ? extends V> other) {
        putAll(other);
    }

    /** One that is still empty, of whatever type its keys will be. */
    private EnumMap() {
    }

    public int size() {
        return map.size();
    }

    public boolean containsKey(Object key) {
        return key instanceof Enum && map.containsKey(key);
    }

    public V get(Object key) {
        return key instanceof Enum ? map.get(key) : null;
    }

    public V put(K key, V value) {
        return map.put(key, value);
    }

    public V remove(Object key) {
        return key instanceof Enum ? map.remove(key) : null;
    }

    public void clear() {
        map.clear();
    }

    public Set<K> keySet() {
        return map.keySet();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return map.entrySet();
    }

    public EnumMap<K, V> clone() {
        Cloning.check(this, EnumMap.class);
        EnumMap<K, V> copy = new EnumMap<>();
        copy.putAll(this);
        return copy;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    static EnumMap $entries(Object[] parts) {
        EnumMap made = new EnumMap();
        made.map.fill(parts);
        return made;
    }

    Object[] $parts() {
        return map.$parts();
    }
}
