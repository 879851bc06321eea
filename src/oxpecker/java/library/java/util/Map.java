package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import oxpecker.AddsArguments;
import oxpecker.AddsNothing;
import oxpecker.NeverNull;
import oxpecker.Query;
import oxpecker.View;

public interface Map<K, V> {
    @Query
    @AddsNothing
    int size();

    @Query
    @AddsNothing
    boolean isEmpty();

    @Query
    @AddsNothing
    boolean containsKey(Object key);

    @Query
    @AddsNothing
    boolean containsValue(Object value);

    @Query
    @AddsNothing
    V get(Object key);

    @AddsArguments
    V put(K key, V value);

    @AddsNothing
    V remove(Object key);

    void putAll(Map<? extends K, ? extends V> other);

    @AddsNothing
    void clear();

    @AddsNothing
    @Query
    @NeverNull
    Set<K> keySet();

    @AddsNothing
    @Query
    @NeverNull
    Collection<V> values();

    @AddsNothing
    @Query
    @NeverNull
    Set<Map.Entry<K, V>> entrySet();

    boolean equals(Object object);

    int hashCode();

    @View
    interface Entry<K, V> {
        @Query
        @AddsNothing
        K getKey();

        @Query
        @AddsNothing
        V getValue();

        V setValue(V value);

        static <K extends Comparable<? super K>, V> Comparator<Map.Entry<K, V>> comparingByKey() {
            return (a, b) -> a.getKey().compareTo(b.getKey());
        }

        static <K, V extends Comparable<? super V>> Comparator<Map.Entry<K, V>> comparingByValue() {
            return (a, b) -> a.getValue().compareTo(b.getValue());
        }

        static <K, V> Comparator<Map.Entry<K, V>> comparingByKey(Comparator<? super K> comparator) {
            Objects.requireNonNull(comparator);
            return (a, b) -> comparator.compare(a.getKey(), b.getKey());
        }

        static <K, V> Comparator<Map.Entry<K, V>> comparingByValue(Comparator<? super V> comparator) {
            Objects.requireNonNull(comparator);
            return (a, b) -> comparator.compare(a.getValue(), b.getValue());
        }
    }

    @Query
    @AddsNothing
    default V getOrDefault(Object key, V otherwise) {
        V value = get(key);
        return value != null || containsKey(key) ? value : otherwise;
    }

    @AddsNothing
    default void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> entry : entrySet()) {
            action.accept(entry.getKey(), entry.getValue());
        }
    }

    default void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        for (Map.Entry<K, V> entry : entrySet()) {
            entry.setValue(function.apply(entry.getKey(), entry.getValue()));
        }
    }

    @AddsArguments
    default V putIfAbsent(K key, V value) {
        V before = get(key);
        return before == null ? put(key, value) : before;
    }

    @AddsNothing
    default boolean remove(Object key, Object value) {
        Object current = get(key);
        if (!Objects.equals(current, value) || current == null && !containsKey(key)) {
            return false;
        }
        remove(key);
        return true;
    }

    default boolean replace(K key, V before, V after) {
        Object current = get(key);
        if (!Objects.equals(current, before) || current == null && !containsKey(key)) {
            return false;
        }
        put(key, after);
        return true;
    }

    default V replace(K key, V value) {
        V current = get(key);
        return current != null || containsKey(key) ? put(key, value) : current;
    }

    @AddsArguments
    default V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        Objects.requireNonNull(function);
        V before = get(key);
        if (before != null) {
            return before;
        }
        V value = function.apply(key);
        if (value != null) {
            put(key, value);
        }
        return value;
    }

    @AddsArguments
    default V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        V before = get(key);
        if (before == null) {
            return null;
        }
        return store(key, function.apply(key, before), true);
    }

    @AddsArguments
    default V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        V before = get(key);
        return store(key, function.apply(key, before), before != null || containsKey(key));
    }

    @AddsArguments
    default V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Objects.requireNonNull(value);
        V before = get(key);
        return store(key, before == null ? value : function.apply(before, value), before != null);
    }

    /** Puts what was computed, or removes the key where that is null. */
    private V store(K key, V value, boolean present) {
        if (value != null) {
            put(key, value);
        } else if (present) {
            remove(key);
        }
        return value;
    }

    @Query
    static <K, V> Map.Entry<K, V> entry(K key, V value) {
        return new ImmutableMap.Pair<>(Objects.requireNonNull(key), Objects.requireNonNull(value));
    }

    @SafeVarargs
    static <K, V> Map<K, V> ofEntries(Map.Entry<? extends K, ? extends V>... entries) {
        Object[] flat = new Object[2 * entries.length];
        for (int i = 0; i < entries.length; i++) {
            flat[2 * i] = entries[i].getKey();
            flat[2 * i + 1] = entries[i].getValue();
        }
        return ImmutableMap.make(flat);
    }

    @AddsNothing
    @Query
    static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> other) {
        if (other instanceof ImmutableMap) {
            return (Map<K, V>) other;
        }
        Object[] flat = new Object[2 * other.size()];
        int i = 0;
        for (Map.Entry<? extends K, ? extends V> entry : other.entrySet()) {
            flat[i] = entry.getKey();
            flat[i + 1] = entry.getValue();
            i += 2;
        }
        return ImmutableMap.make(flat);
    }

    @Query
    static <K, V> Map<K, V> of() {
        return ImmutableMap.make(new Object[] {});
    }

    @Query
    static <K, V> Map<K, V> of(K k1, V v1) {
        return ImmutableMap.make(new Object[] {k1, v1});
    }

    @Query
    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2) {
        return ImmutableMap.make(new Object[] {k1, v1, k2, v2});
    }

    @Query
    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3) {
        return ImmutableMap.make(new Object[] {k1, v1, k2, v2, k3, v3});
    }

    @Query
    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4) {
        return ImmutableMap.make(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4});
    }

    @Query
    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5) {
        return ImmutableMap.make(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5});
    }

    @Query
    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6) {
        return ImmutableMap.make(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6});
    }

    @Query
    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7) {
        return ImmutableMap.make(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7});
    }

    @Query
    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7, K k8, V v8) {
        return ImmutableMap.make(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8});
    }

    @Query
    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7, K k8, V v8, K k9, V v9) {
        return ImmutableMap.make(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8, k9, v9});
    }

    @Query
    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7, K k8, V v8, K k9, V v9, K k10, V v10) {
        return ImmutableMap.make(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8, k9, v9, k10, v10});
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(HashMap<Object, Object> a) {
    }
}
