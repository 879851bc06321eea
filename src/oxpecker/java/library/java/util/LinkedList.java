package java.util;

import oxpecker.AddsNothing;
import oxpecker.Fills;
import oxpecker.Oox;

public class LinkedList<E> extends AbstractList<E> implements List<E>, Deque<E>, Cloneable, java.io.Serializable {
    private Node<E> first;
    private Node<E> last;
    private int size;

    /** A place in the list. */
    private static class Node<E> {
        E item;
        Node<E> next;
        Node<E> previous;

        Node(Node<E> previous, E item, Node<E> next) {
            this.item = item;
            this.next = next;
            this.previous = previous;
        }
    }

    public LinkedList() {
    }

    @AddsNothing
    public LinkedList(Collection<? extends E> other) {
        addAll(other);
    }

    private void insert(E element, Node<E> after) {
        Node<E> before = after == null ? last : after.previous;
        Node<E> node = new Node<>(before, element, after);
        if (before == null) {
            first = node;
        } else {
            before.next = node;
        }
        if (after == null) {
            last = node;
        } else {
            after.previous = node;
        }
        size++;
        modCount++;
    }

    private E unlink(Node<E> node) {
        if (node.previous == null) {
            first = node.next;
        } else {
            node.previous.next = node.next;
        }
        if (node.next == null) {
            last = node.previous;
        } else {
            node.next.previous = node.previous;
        }
        size--;
        modCount++;
        return node.item;
    }

    private Node<E> node(int index) {
        Node<E> node = first;
        for (int i = 0; i < index; i++) {
            node = node.next;
        }
        return node;
    }

    private void checkElement(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    private Node<E> find(Object object) {
        Node<E> node = first;
        while (node != null && !(object == null ? node.item == null : object.equals(node.item))) {
            node = node.next;
        }
        return node;
    }

    private Node<E> findLast(Object object) {
        Node<E> node = last;
        while (node != null && !(object == null ? node.item == null : object.equals(node.item))) {
            node = node.previous;
        }
        return node;
    }

    public int size() {
        return size;
    }

    public boolean contains(Object object) {
        return indexOf(object) >= 0;
    }

    @Fills
    public boolean add(E element) {
        insert(element, null);
        return true;
    }

    public void add(int index, E element) {
        checkPosition(index);
        insert(element, index == size ? null : node(index));
    }

    public boolean addAll(Collection<? extends E> other) {
        return addAll(size, other);
    }

    public boolean addAll(int index, Collection<? extends E> other) {
        checkPosition(index);
        Object[] given = other.toArray();
        Node<E> after = index == size ? null : node(index);
        for (Object element : given) {
            insert((E) element, after);
        }
        return given.length != 0;
    }

    public E get(int index) {
        checkElement(index);
        return node(index).item;
    }

    public E set(int index, E element) {
        checkElement(index);
        Node<E> node = node(index);
        E before = node.item;
        node.item = element;
        return before;
    }

    public E remove(int index) {
        checkElement(index);
        return unlink(node(index));
    }

    public boolean remove(Object object) {
        Node<E> node = find(object);
        if (node != null) {
            unlink(node);
        }
        return node != null;
    }

    public void clear() {
        first = null;
        last = null;
        size = 0;
        modCount++;
    }

    public LinkedList<E> reversed() {
        Oox.unsupported("LinkedList.reversed");
        return this;
    }

    public Object clone() {
        Cloning.check(this, LinkedList.class);
        return new LinkedList<E>(this);
    }

    public E getFirst() {
        if (first == null) {
            throw new NoSuchElementException();
        }
        return first.item;
    }

    public E getLast() {
        if (last == null) {
            throw new NoSuchElementException();
        }
        return last.item;
    }

    public E removeFirst() {
        if (first == null) {
            throw new NoSuchElementException();
        }
        return unlink(first);
    }

    public E removeLast() {
        if (last == null) {
            throw new NoSuchElementException();
        }
        return unlink(last);
    }

    @Fills
    public void addFirst(E element) {
        insert(element, first);
    }

    @Fills
    public void addLast(E element) {
        insert(element, null);
    }

    @Fills
    public boolean offer(E element) {
        return add(element);
    }

    @Fills
    public boolean offerFirst(E element) {
        addFirst(element);
        return true;
    }

    @Fills
    public boolean offerLast(E element) {
        addLast(element);
        return true;
    }

    public E peek() {
        return first == null ? null : first.item;
    }

    public E peekFirst() {
        return peek();
    }

    public E peekLast() {
        return last == null ? null : last.item;
    }

    public E element() {
        return getFirst();
    }

    public E poll() {
        return first == null ? null : unlink(first);
    }

    public E pollFirst() {
        return poll();
    }

    public E pollLast() {
        return last == null ? null : unlink(last);
    }

    public E remove() {
        return removeFirst();
    }

    @Fills
    public void push(E element) {
        addFirst(element);
    }

    public E pop() {
        return removeFirst();
    }

    public boolean removeFirstOccurrence(Object object) {
        return remove(object);
    }

    public boolean removeLastOccurrence(Object object) {
        Node<E> node = findLast(object);
        if (node != null) {
            unlink(node);
        }
        return node != null;
    }

    public Iterator<E> iterator() {
        return new Places(0);
    }

    public ListIterator<E> listIterator(int index) {
        checkPosition(index);
        return new Places(index);
    }

    public Iterator<E> descendingIterator() {
        ListIterator<E> each = listIterator(size);
        return new Iterator<E>() {
            public boolean hasNext() {
                return each.hasPrevious();
            }

            public E next() {
                return each.previous();
            }

            public void remove() {
                each.remove();
            }
        };
    }

    /** Goes from node to node. */
    private class Places implements ListIterator<E> {
        private Node<E> next;
        private Node<E> returned;
        private int index;
        private int expected = modCount;

        Places(int index) {
            this.index = index;
            this.next = index == size ? null : node(index);
        }

        private void check() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        public boolean hasNext() {
            return index < size;
        }

        public E next() {
            check();
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            returned = next;
            next = next.next;
            index++;
            return returned.item;
        }

        public boolean hasPrevious() {
            return index > 0;
        }

        public E previous() {
            check();
            if (!hasPrevious()) {
                throw new NoSuchElementException();
            }
            next = next == null ? last : next.previous;
            returned = next;
            index--;
            return returned.item;
        }

        public int nextIndex() {
            return index;
        }

        public int previousIndex() {
            return index - 1;
        }

        public void remove() {
            check();
            if (returned == null) {
                throw new IllegalStateException();
            }
            if (next == returned) {
                next = returned.next;
            } else {
                index--;
            }
            unlink(returned);
            returned = null;
            expected++;
        }

        public void set(E element) {
            if (returned == null) {
                throw new IllegalStateException();
            }
            check();
            returned.item = element;
        }

        public void add(E element) {
            check();
            returned = null;
            insert(element, next);
            index++;
            expected++;
        }
    }

    // --- as an input ---------------------------------------------------------------------------------------

    static LinkedList<Object> $of(Object[] parts) {
        LinkedList<Object> made = new LinkedList<>();
        for (Object part : parts) {
            made.add(part);
        }
        return made;
    }

    Object[] $parts() {
        return toArray();
    }
}
