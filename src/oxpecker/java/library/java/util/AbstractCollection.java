package java.util;

import oxpecker.NeverNull;
import oxpecker.Oox;

public abstract class AbstractCollection<E> implements Collection<E> {
    protected AbstractCollection() {
    }

    @NeverNull
    public abstract Iterator<E> iterator();

    public abstract int size();

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean contains(Object object) {
        for (E element : this) {
            if (object == null ? element == null : object.equals(element)) {
                return true;
            }
        }
        return false;
    }

    public Object[] toArray() {
        Object[] array = new Object[size()];
        int i = 0;
        for (E element : this) {
            array[i] = element;
            i++;
        }
        return array;
    }

    public <T> T[] toArray(T[] array) {
        int size = size();
        T[] target = array.length >= size ? array : (T[]) Oox.like(array, size);
        int i = 0;
        for (E element : this) {
            target[i] = (T) element;
            i++;
        }
        if (target.length > size) {
            target[size] = null;
        }
        return target;
    }

    public boolean add(E element) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object object) {
        Iterator<E> each = iterator();
        while (each.hasNext()) {
            E element = each.next();
            if (object == null ? element == null : object.equals(element)) {
                each.remove();
                return true;
            }
        }
        return false;
    }

    public boolean containsAll(Collection<?> other) {
        for (Object element : other) {
            if (!contains(element)) {
                return false;
            }
        }
        return true;
    }

    public boolean addAll(Collection<? extends E> other) {
        boolean changed = false;
        for (E element : other) {
            if (add(element)) {
                changed = true;
            }
        }
        return changed;
    }

    public boolean removeAll(Collection<?> other) {
        Objects.requireNonNull(other);
        return keep(other, false);
    }

    public boolean retainAll(Collection<?> other) {
        Objects.requireNonNull(other);
        return keep(other, true);
    }

    private boolean keep(Collection<?> other, boolean listed) {
        boolean changed = false;
        Iterator<E> each = iterator();
        while (each.hasNext()) {
            if (other.contains(each.next()) != listed) {
                each.remove();
                changed = true;
            }
        }
        return changed;
    }

    public void clear() {
        Iterator<E> each = iterator();
        while (each.hasNext()) {
            each.next();
            each.remove();
        }
    }

    public String toString() {
        Iterator<E> each = iterator();
        if (!each.hasNext()) {
            return "[]";
        }
        StringBuilder text = new StringBuilder("[");
        while (true) {
            E element = each.next();
            text.append(Oox.identical(element, this) ? "(this Collection)" : String.valueOf(element));
            if (!each.hasNext()) {
                return text.append(']').toString();
            }
            text.append(", ");
        }
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(ArrayList<Object> a) {
    }
}
