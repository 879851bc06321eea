package java.util;

public interface Queue<E> extends Collection<E> {
    boolean add(E element);

    boolean offer(E element);

    E remove();

    E poll();

    E element();

    E peek();

    /** What an input of this type is where nothing else is said. */
    static Queue<Object> $of(Object[] parts) {
        return ArrayDeque.$of(parts);
    }
}
