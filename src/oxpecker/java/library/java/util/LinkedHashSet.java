package java.util;

import oxpecker.AddsNothing;

public class LinkedHashSet<E> extends HashSet<E> implements SequencedSet<E>, Cloneable, java.io.Serializable {
    private final LinkedHashMap<E, Object> linked;

    public LinkedHashSet() {
        this(new LinkedHashMap<E, Object>());
    }

    @AddsNothing
    public LinkedHashSet(int capacity) {
        this(new LinkedHashMap<E, Object>(capacity));
    }

    @AddsNothing
    public LinkedHashSet(int capacity, float loadFactor) {
        this(new LinkedHashMap<E, Object>(capacity, loadFactor));
    }

    private LinkedHashSet(LinkedHashMap<E, Object> map) {
        super(map);
        this.linked = map;
    }

    @AddsNothing
    public LinkedHashSet(Collection<? extends E> other) {
        this(new LinkedHashMap<E, Object>());
        addAll(other);
    }

    Iterator<E> fromEnd() {
        return linked.reversed().keySet().iterator();
    }

    public SequencedSet<E> reversed() {
        return new ReversedSet<E>(this);
    }

    public void addFirst(E element) {
        linked.putFirst(element, PRESENT);
    }

    public void addLast(E element) {
        linked.putLast(element, PRESENT);
    }

    @AddsNothing
    public static <E> LinkedHashSet<E> newLinkedHashSet(int elements) {
        if (elements < 0) {
            throw new IllegalArgumentException("Negative number of elements: " + elements);
        }
        return new LinkedHashSet<>((int) Math.ceil(elements / 0.75));
    }

    public Object clone() {
        Cloning.check(this, LinkedHashSet.class);
        return new LinkedHashSet<E>(this);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    static LinkedHashSet<Object> $of(Object[] parts) {
        return new LinkedHashSet<>(LinkedHashMap.$entries(entries(parts)));
    }
}
