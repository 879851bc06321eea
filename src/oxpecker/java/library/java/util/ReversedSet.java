package java.util;

/** A LinkedHashSet seen from its end. */
final class ReversedSet<E> extends AbstractSet<E> implements SequencedSet<E>, oxpecker.Shared {
    private final LinkedHashSet<E> base;

    ReversedSet(LinkedHashSet<E> base) {
        this.base = base;
    }

    public int size() {
        return base.size();
    }

    public boolean contains(Object object) {
        return base.contains(object);
    }

    public boolean add(E element) {
        return base.add(element);
    }

    public boolean remove(Object object) {
        return base.remove(object);
    }

    public void clear() {
        base.clear();
    }

    public Iterator<E> iterator() {
        return base.fromEnd();
    }

    public SequencedSet<E> reversed() {
        return base;
    }

    public void addFirst(E element) {
        base.addLast(element);
    }

    public void addLast(E element) {
        base.addFirst(element);
    }

    public E getFirst() {
        return base.getLast();
    }

    public E getLast() {
        return base.getFirst();
    }

    public E removeFirst() {
        return base.removeLast();
    }

    public E removeLast() {
        return base.removeFirst();
    }

    /** Java may return the same view again. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof Set;
    }
}
