package java.util;

import oxpecker.Oox;

/** An entry of a HashMap. */
final class HashNode<K, V> implements Map.Entry<K, V> {
    private int hash;
    /** Whether the hash code has not been asked for. */
    private boolean later;
    final K key;
    V value;
    /** The next in the bucket. */
    HashNode<K, V> next;
    /** Neighbours among all entries. */
    HashNode<K, V> before;
    HashNode<K, V> after;

    HashNode(int hash, K key, V value) {
        this.hash = hash;
        this.later = isPlain(key);
        this.key = key;
        this.value = value;
    }

    /** Whether what equals a key has its hash code, and asking for it changes nothing. */
    static boolean isPlain(Object key) {
        return key instanceof String || key instanceof Integer || key instanceof Character || key instanceof Long;
    }

    int hash() {
        if (later) {
            $settled();
        }
        return hash;
    }

    void $settled() {
        hash = key.hashCode();
        later = false;
    }

    /**
     * Whether this is the entry of a key. Hash codes that stand for identities may be any numbers: of such keys we look
     * first whether they are equal, which most are not.
     */
    boolean matches(int hash, Object key) {
        if (isPlain(key)) {
            return key.equals(this.key);
        }
        if (Object.identity$is(key, hash) && Object.identity$is(this.key, this.hash)) {
            return equal(key) && this.hash == hash;
        }
        return this.hash == hash && equal(key);
    }

    private boolean equal(Object key) {
        return Oox.identical(this.key, key) || key != null && key.equals(this.key);
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
