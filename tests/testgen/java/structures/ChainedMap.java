/** A map from numbers to objects: entries that fall into the same bucket are chained. */
public class ChainedMap<V> {
    private static final class Entry<V> {
        final int key;
        V value;
        Entry<V> next;

        Entry(int key, V value, Entry<V> next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    private Entry<V>[] buckets;
    private int size;

    //@ private invariant buckets != null && buckets.length == 2;

    @SuppressWarnings("unchecked")
    public ChainedMap() {
        buckets = (Entry<V>[]) new Entry[2];
    }

    private Entry<V> entry(int key) {
        for (Entry<V> e = buckets[key & 1]; e != null; e = e.next) {
            if (e.key == key) {
                return e;
            }
        }
        return null;
    }

    public V get(int key) {
        Entry<V> found = entry(key);
        return found == null ? null : found.value;
    }

    public V put(int key, V value) {
        Entry<V> found = entry(key);
        if (found != null) {
            V old = found.value;
            found.value = value;
            return old;
        }
        buckets[key & 1] = new Entry<>(key, value, buckets[key & 1]);
        size++;
        return null;
    }

    public boolean remove(int key) {
        Entry<V> before = null;
        for (Entry<V> e = buckets[key & 1]; e != null; before = e, e = e.next) {
            if (e.key == key) {
                if (before == null) {
                    buckets[key & 1] = e.next;
                } else {
                    before.next = e.next;
                }
                size--;
                return true;
            }
        }
        return false;
    }
}
