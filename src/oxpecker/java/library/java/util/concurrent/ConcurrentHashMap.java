package java.util.concurrent;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import oxpecker.Unordered;

/** A HashMap behind a lock; iteration is over a copy. */
@Unordered
public class ConcurrentHashMap<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V>, java.io.Serializable {
    private final HashMap<K, V> map;

    public ConcurrentHashMap() {
        this.map = new HashMap<>();
    }

    public ConcurrentHashMap(int capacity, float load) {
        this(capacity, load, 1);
    }

    public ConcurrentHashMap(int capacity, float load, int writers) {
        if (!(load > 0) || capacity < 0 || writers <= 0) {
            throw new IllegalArgumentException();
        }
        this.map = new HashMap<>((int) Math.min((long) (1.0 + Math.max(capacity, writers) / load), 1L << 30));
    }

    public ConcurrentHashMap(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException();
        }
        this.map = new HashMap<>(capacity + (capacity >>> 1) + 1);
    }

    public ConcurrentHashMap(Map<? extends K, ? extends V> other) {
        this.map = new HashMap<>();
        putAll(other);
    }

    public static <T> Set<T> newKeySet() {
        return Collections.newSetFromMap(new ConcurrentHashMap<T, Boolean>());
    }

    private static <T> T present(T object) {
        if (object == null) {
            throw new NullPointerException();
        }
        return object;
    }

    public synchronized int size() {
        return map.size();
    }

    public synchronized boolean isEmpty() {
        return map.isEmpty();
    }

    public synchronized boolean containsKey(Object key) {
        return map.containsKey(present(key));
    }

    public synchronized boolean containsValue(Object value) {
        return map.containsValue(present(value));
    }

    public synchronized V get(Object key) {
        return map.get(present(key));
    }

    public synchronized V getOrDefault(Object key, V otherwise) {
        return map.getOrDefault(present(key), otherwise);
    }

    public synchronized V put(K key, V value) {
        return map.put(present(key), present(value));
    }

    public synchronized V putIfAbsent(K key, V value) {
        return map.putIfAbsent(present(key), present(value));
    }

    public synchronized V remove(Object key) {
        return map.remove(present(key));
    }

    public synchronized boolean remove(Object key, Object value) {
        return map.remove(present(key), value);
    }

    public synchronized V replace(K key, V value) {
        return map.replace(present(key), present(value));
    }

    public synchronized boolean replace(K key, V before, V after) {
        return map.replace(present(key), present(before), present(after));
    }

    public synchronized void clear() {
        map.clear();
    }

    public synchronized V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        V before = map.get(present(key));
        if (before != null) {
            return before;
        }
        V value = function.apply(key);
        if (value != null) {
            map.put(key, value);
        }
        return value;
    }

    public synchronized V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        return map.computeIfPresent(present(key), function);
    }

    public synchronized V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        V value = function.apply(present(key), map.get(key));
        if (value == null) {
            map.remove(key);
        } else {
            map.put(key, value);
        }
        return value;
    }

    public synchronized V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        V before = map.get(present(key));
        V result = before == null ? present(value) : function.apply(before, value);
        if (result == null) {
            map.remove(key);
        } else {
            map.put(key, result);
        }
        return result;
    }

    public synchronized Set<Map.Entry<K, V>> entrySet() {
        return new Entries(new LinkedHashMap<>(map).entrySet());
    }

    /** The entries as they were; removing one removes it from the map. */
    private class Entries extends AbstractSet<Map.Entry<K, V>> implements oxpecker.Shared {
        private final Set<Map.Entry<K, V>> copy;

        Entries(Set<Map.Entry<K, V>> copy) {
            this.copy = copy;
        }

        public int size() {
            return ConcurrentHashMap.this.size();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            Iterator<Map.Entry<K, V>> each = copy.iterator();
            return new Iterator<Map.Entry<K, V>>() {
                private Map.Entry<K, V> last;

                public boolean hasNext() {
                    return each.hasNext();
                }

                public Map.Entry<K, V> next() {
                    Map.Entry<K, V> entry = each.next();
                    last = new AbstractMap.SimpleEntry<K, V>(entry) {
                        public V setValue(V value) {
                            put(getKey(), value);
                            return super.setValue(value);
                        }
                    };
                    return last;
                }

                public void remove() {
                    if (last == null) {
                        throw new IllegalStateException();
                    }
                    ConcurrentHashMap.this.remove(last.getKey());
                    last = null;
                }
            };
        }

        /** Java may return the same view again. */
        public /*@ pure @*/ boolean $mayBe(Object other) {
            return other instanceof Set;
        }
    }

    // --- as an input ---------------------------------------------------------------------------------------

    static ConcurrentHashMap<Object, Object> $entries(Object[] parts) {
        ConcurrentHashMap<Object, Object> made = new ConcurrentHashMap<>();
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
