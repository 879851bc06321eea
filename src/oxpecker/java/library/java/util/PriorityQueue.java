package java.util;

import java.util.function.Predicate;
import oxpecker.AddsNothing;

/** A binary heap in an array, so that iteration has the order that Java's has. */
public class PriorityQueue<E> extends AbstractQueue<E> implements java.io.Serializable {
    private Object[] queue = new Object[11];
    private int size;
    private final Comparator<? super E> comparator;
    private int modCount;

    public PriorityQueue() {
        this.comparator = null;
    }

    @AddsNothing
    public PriorityQueue(int capacity) {
        this(capacity, null);
    }

    @AddsNothing
    public PriorityQueue(Comparator<? super E> comparator) {
        this.comparator = comparator;
    }

    @AddsNothing
    public PriorityQueue(int capacity, Comparator<? super E> comparator) {
        if (capacity < 1) {
            throw new IllegalArgumentException();
        }
        this.comparator = comparator;
    }

    @AddsNothing
    public PriorityQueue(Collection<? extends E> other) {
        if (other instanceof SortedSet) {
            this.comparator = (Comparator<? super E>) ((SortedSet<? extends E>) other).comparator();
        } else if (other instanceof PriorityQueue) {
            this.comparator = (Comparator<? super E>) ((PriorityQueue<? extends E>) other).comparator();
        } else {
            this.comparator = null;
        }
        Object[] given = other.toArray();
        queue = new Object[given.length + 1];
        for (int i = 0; i < given.length; i++) {
            queue[i] = Objects.requireNonNull(given[i]);
        }
        size = given.length;
        if (!(other instanceof SortedSet) && !(other instanceof PriorityQueue)) {
            heapify();
        }
    }

    private int order(Object a, Object b) {
        if (comparator != null) {
            return comparator.compare((E) a, (E) b);
        }
        return ((Comparable<Object>) a).compareTo(b);
    }

    private void heapify() {
        for (int i = (size >>> 1) - 1; i >= 0; i--) {
            down(i, queue[i]);
        }
    }

    private void up(int index, Object element) {
        int k = index;
        while (k > 0) {
            int parent = k - 1 >>> 1;
            if (order(element, queue[parent]) >= 0) {
                break;
            }
            queue[k] = queue[parent];
            k = parent;
        }
        queue[k] = element;
    }

    /** To its place below: the smaller child goes up as long as it is smaller than the element. */
    private void down(int index, Object element) {
        int k = index;
        int half = size >>> 1;
        while (k < half) {
            int child = 2 * k + 1;
            if (child + 1 < size && order(queue[child], queue[child + 1]) > 0) {
                child++;
            }
            if (order(element, queue[child]) <= 0) {
                break;
            }
            queue[k] = queue[child];
            k = child;
        }
        queue[k] = element;
    }

    public boolean add(E element) {
        return offer(element);
    }

    public boolean offer(E element) {
        if (element == null) {
            throw new NullPointerException();
        }
        modCount++;
        if (size == queue.length) {
            Object[] larger = new Object[2 * size + 2];
            for (int i = 0; i < size; i++) {
                larger[i] = queue[i];
            }
            queue = larger;
        }
        if (comparator == null) {
            Comparable<Object> comparable = (Comparable<Object>) element;
        }
        up(size, element);
        size++;
        return true;
    }

    public E peek() {
        return (E) queue[0];
    }

    public E poll() {
        E result = (E) queue[0];
        if (result != null) {
            modCount++;
            size--;
            Object moved = queue[size];
            queue[size] = null;
            if (size > 0) {
                down(0, moved);
            }
        }
        return result;
    }

    private int find(Object object) {
        for (int i = 0; object != null && i < size; i++) {
            if (object.equals(queue[i])) {
                return i;
            }
        }
        return -1;
    }

    public boolean contains(Object object) {
        return find(object) >= 0;
    }

    public boolean remove(Object object) {
        int index = find(object);
        if (index >= 0) {
            removeAt(index);
        }
        return index >= 0;
    }

    /** The element that took the place of the removed one, if it went up to before it. */
    private Object removeAt(int index) {
        modCount++;
        size--;
        Object moved = queue[size];
        queue[size] = null;
        if (size == index) {
            return null;
        }
        down(index, moved);
        if (queue[index] == moved) {
            up(index, moved);
            return queue[index] != moved ? moved : null;
        }
        return null;
    }

    public int size() {
        return size;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return keep(element -> !filter.test(element));
    }

    public boolean removeAll(Collection<?> other) {
        Objects.requireNonNull(other);
        return keep(element -> !other.contains(element));
    }

    public boolean retainAll(Collection<?> other) {
        Objects.requireNonNull(other);
        return keep(element -> other.contains(element));
    }

    /** Asks about every element first; those that stay keep their order, and become a heap again at once. */
    private boolean keep(Predicate<E> wanted) {
        modCount++;
        int expected = modCount;
        int count = size;
        boolean[] kept = new boolean[count];
        boolean all = true;
        for (int i = 0; i < count; i++) {
            kept[i] = wanted.test((E) queue[i]);
            all = all && kept[i];
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        if (all) {
            return false;
        }
        size = 0;
        for (int i = 0; i < count; i++) {
            Object element = queue[i];
            queue[i] = null;
            if (kept[i]) {
                queue[size] = element;
                size++;
            }
        }
        heapify();
        return true;
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < size; i++) {
            queue[i] = null;
        }
        size = 0;
    }

    public Object[] toArray() {
        Object[] array = new Object[size];
        for (int i = 0; i < size; i++) {
            array[i] = queue[i];
        }
        return array;
    }

    public Comparator<? super E> comparator() {
        return comparator;
    }

    public Iterator<E> iterator() {
        return new Walk();
    }

    /** In the order of the array; elements that a removal moves to the front are visited at the end. */
    private class Walk implements Iterator<E> {
        private int cursor;
        private int last = -1;
        private final ArrayDeque<Object> moved = new ArrayDeque<>();
        private Object lastMoved;
        private int expected = modCount;

        public boolean hasNext() {
            return cursor < size || !moved.isEmpty();
        }

        public E next() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            if (cursor < size) {
                last = cursor;
                cursor++;
                return (E) queue[last];
            }
            last = -1;
            lastMoved = moved.poll();
            if (lastMoved == null) {
                throw new NoSuchElementException();
            }
            return (E) lastMoved;
        }

        public void remove() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            if (last >= 0) {
                Object went = removeAt(last);
                last = -1;
                if (went == null) {
                    cursor--;
                } else {
                    moved.add(went);
                }
            } else if (lastMoved != null) {
                removeMoved();
            } else {
                throw new IllegalStateException();
            }
            expected = modCount;
        }

        private void removeMoved() {
            for (int i = 0; i < size; i++) {
                if (oxpecker.Oox.identical(queue[i], lastMoved)) {
                    removeAt(i);
                    break;
                }
            }
            lastMoved = null;
        }
    }

    // --- as an input ---------------------------------------------------------------------------------------

    /** In the order of the heap that they are. */
    static PriorityQueue<Object> $of(Object[] parts) {
        boolean ordered = parts.length > 0 && parts[parts.length - 1] instanceof oxpecker.KeyOrder;
        int count = ordered ? parts.length - 1 : parts.length;
        PriorityQueue<Object> made = new PriorityQueue<>(ordered ? (Comparator<Object>) parts[count] : null);
        made.queue = new Object[count + 1];
        for (int i = 0; i < count; i++) {
            oxpecker.Oox.assume(ordered ? parts[i] != null : parts[i] instanceof Comparable);
            oxpecker.Oox.assume(i == 0 || made.order(parts[i], parts[i - 1 >>> 1]) >= 0);
            made.queue[i] = parts[i];
        }
        made.size = count;
        return made;
    }

    static void $ordered() {
    }

    Object[] $parts() {
        Object[] parts = new Object[comparator instanceof oxpecker.KeyOrder ? size + 1 : size];
        for (int i = 0; i < size; i++) {
            parts[i] = queue[i];
        }
        if (parts.length > size) {
            parts[size] = comparator;
        }
        return parts;
    }
}
