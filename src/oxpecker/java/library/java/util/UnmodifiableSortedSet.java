package java.util;

/** A sorted set seen through something that changes nothing. */
final class UnmodifiableSortedSet<E> extends UnmodifiableCollection<E> implements SortedSet<E> {
    private final SortedSet<E> sorted;

    UnmodifiableSortedSet(SortedSet<E> set) {
        super(set);
        this.sorted = set;
    }

    public Comparator<? super E> comparator() {
        return sorted.comparator();
    }

    public SortedSet<E> subSet(E from, E to) {
        return new UnmodifiableSortedSet<E>(sorted.subSet(from, to));
    }

    public SortedSet<E> headSet(E to) {
        return new UnmodifiableSortedSet<E>(sorted.headSet(to));
    }

    public SortedSet<E> tailSet(E from) {
        return new UnmodifiableSortedSet<E>(sorted.tailSet(from));
    }

    public E first() {
        return sorted.first();
    }

    public E last() {
        return sorted.last();
    }

    public boolean equals(Object object) {
        return oxpecker.Oox.identical(object, this) || all.equals(object);
    }

    public int hashCode() {
        return all.hashCode();
    }
}
