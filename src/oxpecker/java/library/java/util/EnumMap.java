package java.util;

/** Keys in the order of their enum. */
public class EnumMap<K extends Enum<K>, V> extends TreeMap<K, V> {
    public EnumMap(Class<K> type) {
        Objects.requireNonNull(type);
    }

    public EnumMap(Map<K, ? extends V> other) {
        putAll(other);
    }

    /** One that is still empty, of whatever type its keys will be. */
    private EnumMap() {
    }

    public boolean containsKey(Object key) {
        return key != null && super.containsKey(key);
    }

    public V get(Object key) {
        return key == null ? null : super.get(key);
    }

    public V remove(Object key) {
        return key == null ? null : super.remove(key);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    static EnumMap $entries(Object[] parts) {
        EnumMap made = new EnumMap();
        made.fill(parts);
        return made;
    }
}
