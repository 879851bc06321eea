package java.util.concurrent;

public class LinkedBlockingQueue<E> extends WaitingQueue<E> {
    public LinkedBlockingQueue() {
        super(Integer.MAX_VALUE);
    }

    public LinkedBlockingQueue(int capacity) {
        super(capacity);
    }
}
