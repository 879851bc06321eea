package java.util;

import oxpecker.AddsNothing;

public class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, java.io.Serializable {
    private static final Object PRESENT = new Object();

    /** The elements are its keys. Views of maps have no values to give, and nothing can be added to them. */
    private final NavigableMap<E, Object> map;
    private final boolean view;

    public TreeSet() {
        this.map = new TreeMap<>();
        this.view = false;
    }

    @AddsNothing
    public TreeSet(Comparator<? super E> comparator) {
        this.map = new TreeMap<>(comparator);
        this.view = false;
    }

    @AddsNothing
    public TreeSet(Collection<? extends E> other) {
        this.map = new TreeMap<>();
        this.view = false;
        addAll(other);
    }

    @AddsNothing
    public TreeSet(SortedSet<E> other) {
        this.map = new TreeMap<>(other.comparator());
        this.view = false;
        addAll(other);
    }

    private TreeSet(NavigableMap<E, Object> map, boolean view) {
        this.map = map;
        this.view = view;
    }

    /** The keys of a map. */
    TreeSet(NavigableMap<E, ?> map) {
        this((NavigableMap<E, Object>) map, true);
    }

    public Iterator<E> iterator() {
        return new EntryViews.KeyIterator<>(map.entrySet().iterator());
    }

    public Iterator<E> descendingIterator() {
        return new EntryViews.KeyIterator<>(map.descendingMap().entrySet().iterator());
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
        if (view) {
            throw new UnsupportedOperationException();
        }
        return map.put(element, PRESENT) == null;
    }

    /** Into an empty set, the elements of a sorted one come as they are; others are added one after the other. */
    public boolean addAll(Collection<? extends E> other) {
        if (!view && map.size() == 0 && other.size() > 0 && other instanceof SortedSet && map instanceof TreeMap
                && Objects.equals(comparator(), ((SortedSet<E>) other).comparator())) {
            ((TreeMap<E, Object>) map).enterKeys(other, PRESENT);
            return true;
        }
        return super.addAll(other);
    }

    public boolean remove(Object object) {
        if (!view) {
            return map.remove(object) != null;
        }
        int before = map.size();
        map.remove(object);
        return map.size() != before;
    }

    public void clear() {
        map.clear();
    }

    public Object clone() {
        Cloning.check(this, TreeSet.class);
        return new TreeSet<E>((SortedSet<E>) this);
    }

    public Comparator<? super E> comparator() {
        return map.comparator();
    }

    public E first() {
        return map.firstKey();
    }

    public E last() {
        return map.lastKey();
    }

    public E lower(E element) {
        return map.lowerKey(element);
    }

    public E floor(E element) {
        return map.floorKey(element);
    }

    public E ceiling(E element) {
        return map.ceilingKey(element);
    }

    public E higher(E element) {
        return map.higherKey(element);
    }

    private E key(Map.Entry<E, Object> entry) {
        return entry == null ? null : entry.getKey();
    }

    public E pollFirst() {
        return key(map.pollFirstEntry());
    }

    public E pollLast() {
        return key(map.pollLastEntry());
    }

    public NavigableSet<E> descendingSet() {
        return new TreeSet<>(map.descendingMap(), view);
    }

    public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
        return new TreeSet<>(map.subMap(from, fromInclusive, to, toInclusive), view);
    }

    public NavigableSet<E> headSet(E to, boolean inclusive) {
        return new TreeSet<>(map.headMap(to, inclusive), view);
    }

    public NavigableSet<E> tailSet(E from, boolean inclusive) {
        return new TreeSet<>(map.tailMap(from, inclusive), view);
    }

    public SortedSet<E> subSet(E from, E to) {
        return subSet(from, true, to, false);
    }

    public SortedSet<E> headSet(E to) {
        return headSet(to, false);
    }

    public SortedSet<E> tailSet(E from) {
        return tailSet(from, true);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    /** Of elements in their natural order. */
    static TreeSet<Object> $of(Object[] parts) {
        boolean ordered = parts.length > 0 && parts[parts.length - 1] instanceof oxpecker.KeyOrder;
        int count = ordered ? parts.length - 1 : parts.length;
        Object[] entries = new Object[ordered ? 2 * count + 1 : 2 * count];
        for (int i = 0; i < count; i++) {
            entries[2 * i] = parts[i];
            entries[2 * i + 1] = PRESENT;
        }
        if (ordered) {
            entries[2 * count] = parts[count];
        }
        return new TreeSet<>(TreeMap.$entries(entries), false);
    }

    static void $ordered() {
    }

    Object[] $parts() {
        Object[] keys = toArray();
        Object order = comparator();
        if (order instanceof oxpecker.KeyOrder) {
            Object[] parts = new Object[keys.length + 1];
            for (int i = 0; i < keys.length; i++) {
                parts[i] = keys[i];
            }
            parts[keys.length] = order;
            return parts;
        }
        return keys;
    }
}
