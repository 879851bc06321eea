package java.util;

/** A deque seen from its end. */
final class ReversedDeque<E> extends AbstractCollection<E> implements Deque<E>, oxpecker.Shared {
    private final Deque<E> base;

    ReversedDeque(Deque<E> base) {
        this.base = base;
    }

    public int size() {
        return base.size();
    }

    public boolean isEmpty() {
        return base.isEmpty();
    }

    public boolean contains(Object object) {
        return base.contains(object);
    }

    public void clear() {
        base.clear();
    }

    public Iterator<E> iterator() {
        return base.descendingIterator();
    }

    public Iterator<E> descendingIterator() {
        return base.iterator();
    }

    public Deque<E> reversed() {
        return base;
    }

    public void addFirst(E element) {
        base.addLast(element);
    }

    public void addLast(E element) {
        base.addFirst(element);
    }

    public boolean offerFirst(E element) {
        return base.offerLast(element);
    }

    public boolean offerLast(E element) {
        return base.offerFirst(element);
    }

    public E removeFirst() {
        return base.removeLast();
    }

    public E removeLast() {
        return base.removeFirst();
    }

    public E pollFirst() {
        return base.pollLast();
    }

    public E pollLast() {
        return base.pollFirst();
    }

    public E getFirst() {
        return base.getLast();
    }

    public E getLast() {
        return base.getFirst();
    }

    public E peekFirst() {
        return base.peekLast();
    }

    public E peekLast() {
        return base.peekFirst();
    }

    public boolean removeFirstOccurrence(Object object) {
        return base.removeLastOccurrence(object);
    }

    public boolean removeLastOccurrence(Object object) {
        return base.removeFirstOccurrence(object);
    }

    public void push(E element) {
        base.addLast(element);
    }

    public E pop() {
        return base.removeLast();
    }

    public boolean add(E element) {
        base.addFirst(element);
        return true;
    }

    public boolean remove(Object object) {
        return base.removeLastOccurrence(object);
    }

    public boolean offer(E element) {
        return base.offerFirst(element);
    }

    public E remove() {
        return base.removeLast();
    }

    public E poll() {
        return base.pollLast();
    }

    public E element() {
        return base.getLast();
    }

    public E peek() {
        return base.peekLast();
    }

    /** Java may return the same view again. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof Deque;
    }

    public boolean equals(Object other) {
        return oxpecker.Shared.$same(this, other);
    }
}
