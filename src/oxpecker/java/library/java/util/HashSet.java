package java.util;

import oxpecker.AddsNothing;
import oxpecker.Unordered;

@Unordered
public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, java.io.Serializable {
    static final Object PRESENT = new Object();

    private final HashMap<E, Object> map;

    public HashSet() {
        this.map = new HashMap<>();
    }

    @AddsNothing
    public HashSet(Collection<? extends E> other) {
        this.map = new HashMap<>(Math.max((int) (other.size() / .75f) + 1, 16));
        addAll(other);
    }

    @AddsNothing
    public HashSet(int capacity) {
        this.map = new HashMap<>(capacity);
    }

    @AddsNothing
    public HashSet(int capacity, float loadFactor) {
        this.map = new HashMap<>(capacity, loadFactor);
    }

    HashSet(HashMap<E, Object> map) {
        this.map = map;
    }

    public Iterator<E> iterator() {
        return map.keySet().iterator();
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public boolean contains(Object object) {
        return map.containsKey(object);
    }

    public boolean add(E element) {
        return map.put(element, PRESENT) == null;
    }

    public boolean remove(Object object) {
        return map.remove(object) != null;
    }

    public void clear() {
        map.clear();
    }

    @AddsNothing
    public static <E> HashSet<E> newHashSet(int elements) {
        if (elements < 0) {
            throw new IllegalArgumentException("Negative number of elements: " + elements);
        }
        return new HashSet<>((int) Math.ceil(elements / 0.75));
    }

    public Object clone() {
        Cloning.check(this, HashSet.class);
        return new HashSet<E>((HashMap<E, Object>) map.clone());
    }

    // --- as an input ---------------------------------------------------------------------------------------

    static HashSet<Object> $of(Object[] parts) {
        return new HashSet<>(HashMap.$entries(entries(parts)));
    }

    static Object[] entries(Object[] parts) {
        Object[] entries = new Object[2 * parts.length];
        for (int i = 0; i < parts.length; i++) {
            entries[2 * i] = parts[i];
            entries[2 * i + 1] = PRESENT;
        }
        return entries;
    }

    final Object[] $parts() {
        Object[] entries = map.$parts();
        Object[] parts = new Object[entries.length / 2];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = entries[2 * i];
        }
        return parts;
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
