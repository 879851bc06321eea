package java.util;

/** A set seen through something that changes nothing. */
class UnmodifiableSet<E> extends UnmodifiableCollection<E> implements Set<E> {
    UnmodifiableSet(Set<E> set) {
        super(set);
    }

    public boolean equals(Object object) {
        return oxpecker.Oox.identical(object, this) || all.equals(object);
    }

    public int hashCode() {
        return all.hashCode();
    }
}
