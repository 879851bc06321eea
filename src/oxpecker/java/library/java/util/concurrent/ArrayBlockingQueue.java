package java.util.concurrent;

public class ArrayBlockingQueue<E> extends WaitingQueue<E> {
    public ArrayBlockingQueue(int capacity) {
        super(capacity);
    }

    public ArrayBlockingQueue(int capacity, boolean fair) {
        super(capacity);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    static ArrayBlockingQueue<Object> $of(Object[] parts) {
        int room = oxpecker.Oox.nondetInt();
        int capacity = room > parts.length ? room : Math.max(1, parts.length);
        ArrayBlockingQueue<Object> made = new ArrayBlockingQueue<>(capacity);
        for (Object part : parts) {
            oxpecker.Oox.assume(part != null);
            made.offer(part);
        }
        return made;
    }

    Object[] $parts() {
        return toArray();
    }
}
