package java.util;

/** A set behind a lock. */
class SynchronizedSet<E> extends SynchronizedCollection<E> implements Set<E> {
    private final Set<E> set;

    SynchronizedSet(Set<E> set) {
        super(set);
        this.set = set;
    }

    public synchronized boolean equals(Object object) {
        return this == object || set.equals(object);
    }

    public synchronized int hashCode() {
        return set.hashCode();
    }
}
