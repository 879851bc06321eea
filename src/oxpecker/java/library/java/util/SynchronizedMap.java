package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A map behind a lock. */
final class SynchronizedMap<K, V> implements Map<K, V>, java.io.Serializable {
    private final Map<K, V> map;

    SynchronizedMap(Map<K, V> map) {
        this.map = Objects.requireNonNull(map);
    }

    public Set<K> keySet() {
        return map.keySet();
    }

    public Collection<V> values() {
        return map.values();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return map.entrySet();
    }

    public synchronized int size() {
        return map.size();
    }

    public synchronized boolean isEmpty() {
        return map.isEmpty();
    }

    public synchronized boolean containsKey(Object key) {
        return map.containsKey(key);
    }

    public synchronized boolean containsValue(Object value) {
        return map.containsValue(value);
    }

    public synchronized V get(Object key) {
        return map.get(key);
    }

    public synchronized V put(K key, V value) {
        return map.put(key, value);
    }

    public synchronized V remove(Object key) {
        return map.remove(key);
    }

    public synchronized void putAll(Map<? extends K, ? extends V> other) {
        map.putAll(other);
    }

    public synchronized void clear() {
        map.clear();
    }

    public synchronized V getOrDefault(Object key, V otherwise) {
        return map.getOrDefault(key, otherwise);
    }

    public synchronized V putIfAbsent(K key, V value) {
        return map.putIfAbsent(key, value);
    }

    public synchronized boolean remove(Object key, Object value) {
        return map.remove(key, value);
    }

    public synchronized boolean replace(K key, V before, V after) {
        return map.replace(key, before, after);
    }

    public synchronized V replace(K key, V value) {
        return map.replace(key, value);
    }

    public synchronized V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        return map.computeIfAbsent(key, function);
    }

    public synchronized V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        return map.computeIfPresent(key, function);
    }

    public synchronized V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        return map.compute(key, function);
    }

    public synchronized V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        return map.merge(key, value, function);
    }

    public synchronized void forEach(BiConsumer<? super K, ? super V> action) {
        map.forEach(action);
    }

    public synchronized void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        map.replaceAll(function);
    }

    public synchronized boolean equals(Object object) {
        return map.equals(object);
    }

    public synchronized int hashCode() {
        return map.hashCode();
    }

    public synchronized String toString() {
        return map.toString();
    }

    /** Keys and values by turns, for those who look; null if the map behind the lock does not tell them. */
    Object[] $parts() {
        return map instanceof AbstractMap ? ((AbstractMap<K, V>) map).$parts() : null;
    }
}
