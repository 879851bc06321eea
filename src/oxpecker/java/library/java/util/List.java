package java.util;

import java.util.function.UnaryOperator;
import oxpecker.AddsArguments;
import oxpecker.AddsNothing;
import oxpecker.Query;

public interface List<E> extends SequencedCollection<E> {
    boolean addAll(int index, Collection<? extends E> other);

    @Query
    @AddsNothing
    E get(int index);

    @AddsArguments
    E set(int index, E element);

    @AddsArguments
    void add(int index, E element);

    boolean add(E element);

    @AddsNothing
    E remove(int index);

    boolean remove(Object object);

    @Query
    @AddsNothing
    int indexOf(Object object);

    @Query
    @AddsNothing
    int lastIndexOf(Object object);

    ListIterator<E> listIterator();

    ListIterator<E> listIterator(int index);

    @Query
    List<E> subList(int from, int to);

    default void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        ListIterator<E> each = listIterator();
        while (each.hasNext()) {
            each.set(operator.apply(each.next()));
        }
    }

    @AddsNothing
    default void sort(Comparator<? super E> comparator) {
        Object[] elements = toArray();
        Sorting.sort(elements, 0, elements.length, (Comparator<Object>) comparator);
        ListIterator<E> each = listIterator();
        for (Object element : elements) {
            each.next();
            each.set((E) element);
        }
    }

    @AddsArguments
    default void addFirst(E element) {
        add(0, element);
    }

    @AddsArguments
    default void addLast(E element) {
        add(element);
    }

    @AddsNothing
    default E getFirst() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return get(0);
    }

    @AddsNothing
    default E getLast() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return get(size() - 1);
    }

    @AddsNothing
    default E removeFirst() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return remove(0);
    }

    @AddsNothing
    default E removeLast() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return remove(size() - 1);
    }

    default List<E> reversed() {
        return new ReversedList<E>(this);
    }

    @AddsNothing
    @Query
    static <E> List<E> copyOf(Collection<? extends E> other) {
        return other instanceof ImmutableList ? (List<E>) other : ImmutableList.make(other.toArray());
    }

    @Query
    static <E> List<E> of() {
        return ImmutableList.make(new Object[] {});
    }

    @Query
    static <E> List<E> of(E e1) {
        return ImmutableList.make(new Object[] {e1});
    }

    @Query
    static <E> List<E> of(E e1, E e2) {
        return ImmutableList.make(new Object[] {e1, e2});
    }

    @Query
    static <E> List<E> of(E e1, E e2, E e3) {
        return ImmutableList.make(new Object[] {e1, e2, e3});
    }

    @Query
    static <E> List<E> of(E e1, E e2, E e3, E e4) {
        return ImmutableList.make(new Object[] {e1, e2, e3, e4});
    }

    @Query
    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5) {
        return ImmutableList.make(new Object[] {e1, e2, e3, e4, e5});
    }

    @Query
    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6) {
        return ImmutableList.make(new Object[] {e1, e2, e3, e4, e5, e6});
    }

    @Query
    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7) {
        return ImmutableList.make(new Object[] {e1, e2, e3, e4, e5, e6, e7});
    }

    @Query
    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8) {
        return ImmutableList.make(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8});
    }

    @Query
    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9) {
        return ImmutableList.make(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9});
    }

    @Query
    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9, E e10) {
        return ImmutableList.make(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9, e10});
    }

    @SafeVarargs
    @Query
    static <E> List<E> of(E... elements) {
        return ImmutableList.make(elements);
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(ArrayList<Object> a) {
    }
}
