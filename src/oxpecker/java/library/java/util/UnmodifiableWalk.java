package java.util;

/** Goes through a list without changing it. */
final class UnmodifiableWalk<E> implements ListIterator<E>, oxpecker.Shared {
    private final ListIterator<E> each;

    UnmodifiableWalk(ListIterator<E> each) {
        this.each = each;
    }

    public boolean hasNext() {
        return each.hasNext();
    }

    public E next() {
        return each.next();
    }

    public boolean hasPrevious() {
        return each.hasPrevious();
    }

    public E previous() {
        return each.previous();
    }

    public int nextIndex() {
        return each.nextIndex();
    }

    public int previousIndex() {
        return each.previousIndex();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public void remove() {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public void set(E element) {
        throw new UnsupportedOperationException();
    }

    /** @throws UnsupportedOperationException always: who makes a view wants this */
    public void add(E element) {
        throw new UnsupportedOperationException();
    }

    /** Java may return one iterator for all empty collections. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof Iterator;
    }

    public boolean equals(Object other) {
        return oxpecker.Shared.$same(this, other);
    }
}
