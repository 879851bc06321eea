package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import oxpecker.Interrupts;
import oxpecker.Oox;

/** A queue behind a lock that lets threads wait; iteration is over a copy. */
abstract class WaitingQueue<E> extends AbstractQueue<E> implements BlockingQueue<E> {
    private final ArrayDeque<E> queue = new ArrayDeque<>();
    private final int capacity;

    WaitingQueue(int capacity) {
        if (capacity <= 0) {
            throw new IllegalArgumentException();
        }
        this.capacity = capacity;
    }

    private static void check(Object element) {
        if (element == null) {
            throw new NullPointerException();
        }
    }

    public synchronized void put(E element) throws InterruptedException {
        check(element);
        Interrupts.check();
        while (queue.size() == capacity) {
            wait();
        }
        queue.add(element);
        notifyAll();
    }

    public synchronized E take() throws InterruptedException {
        Interrupts.check();
        while (queue.isEmpty()) {
            wait();
        }
        notifyAll();
        return queue.poll();
    }

    public synchronized boolean offer(E element) {
        check(element);
        if (queue.size() == capacity) {
            return false;
        }
        queue.add(element);
        notifyAll();
        return true;
    }

    /** Waits until there is room or, at any moment, the time is over. */
    public synchronized boolean offer(E element, long time, TimeUnit unit) throws InterruptedException {
        check(element);
        Interrupts.check();
        while (queue.size() == capacity) {
            if (Oox.nondetBoolean()) {
                return false;
            }
            wait();
        }
        return offer(element);
    }

    public synchronized E poll() {
        E element = queue.poll();
        if (element != null) {
            notifyAll();
        }
        return element;
    }

    /** Waits until there is an element or, at any moment, the time is over. */
    public synchronized E poll(long time, TimeUnit unit) throws InterruptedException {
        Interrupts.check();
        while (queue.isEmpty()) {
            if (Oox.nondetBoolean()) {
                return null;
            }
            wait();
        }
        return poll();
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

    public synchronized int remainingCapacity() {
        return capacity - queue.size();
    }

    public synchronized boolean contains(Object object) {
        return queue.contains(object);
    }

    public synchronized boolean remove(Object object) {
        boolean found = queue.remove(object);
        if (found) {
            notifyAll();
        }
        return found;
    }

    public synchronized void clear() {
        queue.clear();
        notifyAll();
    }

    public synchronized Iterator<E> iterator() {
        return new ArrayList<E>(queue).iterator();
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return queue != null && 0 < capacity && queue.size() <= capacity;
    }
}
