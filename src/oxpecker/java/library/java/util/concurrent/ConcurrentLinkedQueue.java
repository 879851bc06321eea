package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;

/** A queue behind a lock; iteration is over a copy. */
public class ConcurrentLinkedQueue<E> extends AbstractQueue<E> {
    private final ArrayDeque<E> queue = new ArrayDeque<>();

    public ConcurrentLinkedQueue() {
    }

    public synchronized boolean offer(E element) {
        if (element == null) {
            throw new NullPointerException();
        }
        queue.add(element);
        return true;
    }

    public synchronized E poll() {
        return queue.poll();
    }

    public synchronized E remove() {
        return super.remove();
    }

    public synchronized E element() {
        return super.element();
    }

    public synchronized E peek() {
        return queue.peek();
    }

    public synchronized int size() {
        return queue.size();
    }

    public synchronized boolean contains(Object object) {
        return queue.contains(object);
    }

    public synchronized boolean remove(Object object) {
        return queue.remove(object);
    }

    public synchronized Iterator<E> iterator() {
        return new ArrayList<E>(queue).iterator();
    }
}
