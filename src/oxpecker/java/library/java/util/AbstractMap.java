package java.util;

import oxpecker.NeverNull;
import oxpecker.Oox;

public abstract class AbstractMap<K, V> implements Map<K, V> {
    protected AbstractMap() {
    }

    @NeverNull
    public abstract Set<Map.Entry<K, V>> entrySet();

    public int size() {
        return entrySet().size();
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    /** Keys and values by turns, for those who look; null if this map does not tell them. */
    Object[] $parts() {
        return null;
    }

    public boolean containsValue(Object value) {
        for (Map.Entry<K, V> entry : entrySet()) {
            if (value == null ? entry.getValue() == null : value.equals(entry.getValue())) {
                return true;
            }
        }
        return false;
    }

    public boolean containsKey(Object key) {
        for (Map.Entry<K, V> entry : entrySet()) {
            if (key == null ? entry.getKey() == null : key.equals(entry.getKey())) {
                return true;
            }
        }
        return false;
    }

    public V get(Object key) {
        for (Map.Entry<K, V> entry : entrySet()) {
            if (key == null ? entry.getKey() == null : key.equals(entry.getKey())) {
                return entry.getValue();
            }
        }
        return null;
    }

    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V remove(Object key) {
        Iterator<Map.Entry<K, V>> each = entrySet().iterator();
        while (each.hasNext()) {
            Map.Entry<K, V> entry = each.next();
            if (key == null ? entry.getKey() == null : key.equals(entry.getKey())) {
                V value = entry.getValue();
                each.remove();
                return value;
            }
        }
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> other) {
        for (Map.Entry<? extends K, ? extends V> entry : other.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    public void clear() {
        entrySet().clear();
    }

    public Set<K> keySet() {
        return new EntryViews.Keys<>(this);
    }

    public Collection<V> values() {
        return new EntryViews.Values<>(this);
    }

    public boolean equals(Object object) {
        if (Oox.identical(object, this)) {
            return true;
        }
        if (!(object instanceof Map)) {
            return false;
        }
        Map<?, ?> other = (Map<?, ?>) object;
        if (other.size() != size()) {
            return false;
        }
        for (Map.Entry<K, V> entry : entrySet()) {
            K key = entry.getKey();
            V value = entry.getValue();
            if (value == null) {
                if (other.get(key) != null || !other.containsKey(key)) {
                    return false;
                }
            } else if (!value.equals(other.get(key))) {
                return false;
            }
        }
        return true;
    }

    public int hashCode() {
        int hash = 0;
        for (Map.Entry<K, V> entry : entrySet()) {
            hash += entry.hashCode();
        }
        return hash;
    }

    public String toString() {
        Iterator<Map.Entry<K, V>> each = entrySet().iterator();
        if (!each.hasNext()) {
            return "{}";
        }
        StringBuilder text = new StringBuilder("{");
        while (true) {
            Map.Entry<K, V> entry = each.next();
            K key = entry.getKey();
            V value = entry.getValue();
            text.append(Oox.identical(key, this) ? "(this Map)" : String.valueOf(key));
            text.append('=');
            text.append(Oox.identical(value, this) ? "(this Map)" : String.valueOf(value));
            if (!each.hasNext()) {
                return text.append('}').toString();
            }
            text.append(", ");
        }
    }

    /** A key with a value, outside of any map. */
    public static class SimpleEntry<K, V> implements Map.Entry<K, V> {
        private final K key;
        private V value;

        public SimpleEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleEntry(Map.Entry<? extends K, ? extends V> entry) {
            this.key = entry.getKey();
            this.value = entry.getValue();
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            V before = this.value;
            this.value = value;
            return before;
        }

        public boolean equals(Object object) {
            return EntryViews.equal(this, object);
        }

        public int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    /** A key with a value that stays. */
    public static class SimpleImmutableEntry<K, V> implements Map.Entry<K, V> {
        private final K key;
        private final V value;

        public SimpleImmutableEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleImmutableEntry(Map.Entry<? extends K, ? extends V> entry) {
            this.key = entry.getKey();
            this.value = entry.getValue();
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            throw new UnsupportedOperationException();
        }

        public boolean equals(Object object) {
            return EntryViews.equal(this, object);
        }

        public int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(HashMap<Object, Object> a) {
    }
}
