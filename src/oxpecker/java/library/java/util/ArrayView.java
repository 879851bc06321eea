package java.util;

/** `Arrays.asList`: an array seen as a list of fixed size. */
final class ArrayView<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
    private final E[] array;

    ArrayView(E[] array) {
        this.array = array;
    }

    public int size() {
        return array.length;
    }

    public E get(int index) {
        return array[index];
    }

    public E set(int index, E element) {
        E before = array[index];
        array[index] = element;
        return before;
    }

    public void sort(Comparator<? super E> comparator) {
        Sorting.sort(array, 0, array.length, (Comparator<Object>) comparator);
    }
}
