package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

/** A chain behind a lock; cells without an element are gone, and who stands on one still finds what follows. */
public class ConcurrentLinkedQueue<E> extends AbstractQueue<E> implements java.io.Serializable {
    private Cell<E> before = new Cell<>(null);
    private Cell<E> last = before;

    private static class Cell<E> {
        E element;
        Cell<E> next;

        Cell(E element) {
            this.element = element;
        }

        Cell<E> following() {
            Cell<E> cell = next;
            while (cell != null && cell.element == null) {
                cell = cell.next;
            }
            return cell;
        }
    }

    public ConcurrentLinkedQueue() {
    }

    public ConcurrentLinkedQueue(Collection<? extends E> elements) {
        for (E element : elements) {
            offer(element);
        }
    }

    public synchronized boolean offer(E element) {
        last.next = new Cell<>(Objects.requireNonNull(element));
        last = last.next;
        return true;
    }

    public synchronized E poll() {
        Cell<E> first = before.following();
        if (first == null) {
            return null;
        }
        before = first;
        E element = first.element;
        first.element = null;
        return element;
    }

    public synchronized E remove() {
        return super.remove();
    }

    public synchronized E element() {
        return super.element();
    }

    public synchronized E peek() {
        Cell<E> first = before.following();
        return first == null ? null : first.element;
    }

    public synchronized int size() {
        int count = 0;
        for (Cell<E> cell = before.following(); cell != null; cell = cell.following()) {
            count++;
        }
        return count;
    }

    public synchronized boolean isEmpty() {
        return before.following() == null;
    }

    public synchronized boolean contains(Object object) {
        return find(object) != null;
    }

    private Cell<E> find(Object object) {
        Cell<E> cell = before.following();
        while (object != null && cell != null && !object.equals(cell.element)) {
            cell = cell.following();
        }
        return object == null ? null : cell;
    }

    public synchronized boolean remove(Object object) {
        Cell<E> cell = find(object);
        if (cell == null) {
            return false;
        }
        cell.element = null;
        return true;
    }

    public synchronized Iterator<E> iterator() {
        return new Walk();
    }

    /** The element that comes next is fixed when the one before is given out. */
    private class Walk implements Iterator<E> {
        private Cell<E> coming;
        private Cell<E> given;
        private E element;

        Walk() {
            advance(before);
        }

        private void advance(Cell<E> from) {
            coming = from.following();
            element = coming == null ? null : coming.element;
        }

        public boolean hasNext() {
            return element != null;
        }

        public E next() {
            synchronized (ConcurrentLinkedQueue.this) {
                if (element == null) {
                    throw new NoSuchElementException();
                }
                E result = element;
                given = coming;
                advance(coming);
                return result;
            }
        }

        public void remove() {
            synchronized (ConcurrentLinkedQueue.this) {
                if (given == null) {
                    throw new IllegalStateException();
                }
                given.element = null;
                given = null;
            }
        }
    }

    // --- as an input ---------------------------------------------------------------------------------------

    static ConcurrentLinkedQueue<Object> $of(Object[] parts) {
        ConcurrentLinkedQueue<Object> made = new ConcurrentLinkedQueue<>();
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
