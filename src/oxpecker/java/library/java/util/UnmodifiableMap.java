package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A map seen through something that changes nothing. */
class UnmodifiableMap<K, V> implements Map<K, V>, java.io.Serializable, oxpecker.Shared {
    private final Map<K, V> all;

    UnmodifiableMap(Map<K, V> all) {
        this.all = all;
    }

    public int size() {
        return all.size();
    }

    public boolean isEmpty() {
        return all.isEmpty();
    }

    public boolean containsKey(Object key) {
        return all.containsKey(key);
    }

    public boolean containsValue(Object value) {
        return all.containsValue(value);
    }

    public V get(Object key) {
        return all.get(key);
    }

    public V getOrDefault(Object key, V otherwise) {
        return all.getOrDefault(key, otherwise);
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        all.forEach(action);
    }

    public Set<K> keySet() {
        return new UnmodifiableSet<K>(all.keySet());
    }

    public Collection<V> values() {
        return new UnmodifiableCollection<V>(all.values());
    }

    public Set<Map.Entry<K, V>> entrySet() {
        LinkedHashSet<Map.Entry<K, V>> entries = new LinkedHashSet<>();
        for (Map.Entry<K, V> entry : all.entrySet()) {
            entries.add(new AbstractMap.SimpleImmutableEntry<K, V>(entry));
        }
        return new UnmodifiableSet<Map.Entry<K, V>>(entries);
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public V remove(Object key) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public void putAll(Map<? extends K, ? extends V> other) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public void clear() {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public V putIfAbsent(K key, V value) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public boolean remove(Object key, Object value) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public boolean replace(K key, V before, V after) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public V replace(K key, V value) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public boolean equals(Object object) {
        return oxpecker.Oox.identical(object, this) || all.equals(object);
    }

    public int hashCode() {
        return all.hashCode();
    }

    public String toString() {
        return all.toString();
    }

    /** Java may return a wrapper that exists. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof Map;
    }

    /** Keys and values by turns, for those who look; null if the map that is seen does not tell them. */
    Object[] $parts() {
        return all instanceof AbstractMap ? ((AbstractMap<K, V>) all).$parts() : null;
    }
}
