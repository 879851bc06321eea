package java.util;

import oxpecker.AddsNothing;

public class LinkedHashSet<E> extends HashSet<E> implements Set<E>, Cloneable, java.io.Serializable {
    public LinkedHashSet() {
        super(new LinkedHashMap<E, Object>());
    }

    @AddsNothing
    public LinkedHashSet(int capacity) {
        super(new LinkedHashMap<E, Object>(capacity));
    }

    @AddsNothing
    public LinkedHashSet(int capacity, float loadFactor) {
        super(new LinkedHashMap<E, Object>(capacity, loadFactor));
    }

    private LinkedHashSet(LinkedHashMap<E, Object> map) {
        super(map);
    }

    @AddsNothing
    public LinkedHashSet(Collection<? extends E> other) {
        super(new LinkedHashMap<E, Object>());
        addAll(other);
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
