package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;

/** What `Map.of` gives. Its order of iteration is another in each run of Java, so it is any. */
final class ImmutableMap<K, V> extends AbstractMap<K, V> implements java.io.Serializable, oxpecker.Shared,
        oxpecker.Immutable {
    /** Keys and values in turn. */
    private final Object[] content;
    private boolean ordered;

    /** A key with its value. */
    static final class Pair<K, V> extends AbstractMap.SimpleImmutableEntry<K, V> implements oxpecker.Shared {
        Pair(K key, V value) {
            super(key, value);
        }

        public V setValue(V value) {
            throw new UnsupportedOperationException("not supported");
        }

        /** Java may return an object that exists. */
        public /*@ pure @*/ boolean $mayBe(Object other) {
            return other instanceof Pair;
        }
    }

    private ImmutableMap(Object[] given) {
        content = new Object[given.length];
        for (int i = 0; i < given.length; i += 2) {
            Object key = Objects.requireNonNull(given[i]);
            content[i + 1] = Objects.requireNonNull(given[i + 1]);
            for (int j = 0; j < i; j += 2) {
                if (key.equals(content[j])) {
                    throw new IllegalArgumentException("duplicate key: " + key);
                }
            }
            content[i] = key;
        }
    }

    static <K, V> Map<K, V> make(Object[] given) {
        return new ImmutableMap<K, V>(given);
    }

    private int find(Object key) {
        Objects.requireNonNull(key);
        for (int i = 0; i < content.length; i += 2) {
            if (key.equals(content[i])) {
                return i;
            }
        }
        return -1;
    }

    public int size() {
        return content.length / 2;
    }

    public boolean containsKey(Object key) {
        return find(key) >= 0;
    }

    public boolean containsValue(Object value) {
        return super.containsValue(Objects.requireNonNull(value));
    }

    public V get(Object key) {
        int place = find(key);
        return place < 0 ? null : (V) content[place + 1];
    }

    public V getOrDefault(Object key, V otherwise) {
        V value = get(key);
        return value == null ? otherwise : value;
    }

    void $settled() {
        AnyOrder.shuffle(content, 2);
        ordered = true;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        if (!ordered) {
            $settled();
        }
        Object[] pairs = new Object[content.length / 2];
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] = new Pair<K, V>((K) content[2 * i], (V) content[2 * i + 1]);
        }
        return Collections.unmodifiableSet(new LinkedHashSet<>((Collection<Map.Entry<K, V>>) (Object) Arrays.asList(pairs)));
    }

    public V remove(Object key) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    public void putAll(Map<? extends K, ? extends V> other) {
        throw new UnsupportedOperationException();
    }

    public V putIfAbsent(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V replace(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    /** Java may return an object that exists. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof ImmutableMap && size() == ((ImmutableMap<?, ?>) other).size();
    }

    /** Keys and values by turns, for those who look: that chooses no order. */
    Object[] $parts() {
        return content.clone();
    }
}
