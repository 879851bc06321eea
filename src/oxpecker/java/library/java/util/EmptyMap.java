package java.util;

import java.util.function.BiFunction;

/** The empty map: what changes nothing of it is allowed. */
final class EmptyMap<K, V> extends UnmodifiableMap<K, V> {
    EmptyMap() {
        super(new LinkedHashMap<K, V>());
    }

    public V remove(Object key) {
        return null;
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
    }

    public void clear() {
    }
}
