package java.util;

public abstract class AbstractSet<E> extends AbstractCollection<E> implements Set<E> {
    protected AbstractSet() {
    }

    public boolean equals(Object object) {
        if (oxpecker.Oox.identical(object, this)) {
            return true;
        }
        if (!(object instanceof Set)) {
            return false;
        }
        Collection<?> other = (Collection<?>) object;
        return other.size() == size() && containsAll(other);
    }

    public int hashCode() {
        int hash = 0;
        for (E element : this) {
            hash += element == null ? 0 : element.hashCode();
        }
        return hash;
    }

    public boolean removeAll(Collection<?> other) {
        if (size() <= other.size()) {
            return super.removeAll(other);
        }
        boolean changed = false;
        for (Object element : other) {
            changed |= remove(element);
        }
        return changed;
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(HashSet<Object> a) {
    }
}
