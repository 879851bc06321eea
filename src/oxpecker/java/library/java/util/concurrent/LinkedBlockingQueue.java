package java.util.concurrent;

public class LinkedBlockingQueue<E> extends WaitingQueue<E> {
    public LinkedBlockingQueue() {
        super(Integer.MAX_VALUE);
    }

    public LinkedBlockingQueue(int capacity) {
        super(capacity);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    static LinkedBlockingQueue<Object> $of(Object[] parts) {
        int room = oxpecker.Oox.nondetInt();
        int capacity = room > parts.length ? room : Math.max(1, parts.length);
        LinkedBlockingQueue<Object> made = new LinkedBlockingQueue<>(capacity);
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
