import java.util.NoSuchElementException;

/** A doubly linked list of objects that closes to a ring at a first node, which holds no element of the list. */
public class ObjectList {
    static final class Item {
    }

    static class Node {
        Item element;
        Node next;
        Node previous;
    }

    /** The most nodes, the first one included. */
    private static final int LARGEST = 3;

    private Node head;
    private int size;

    public ObjectList() {
        head = new Node();
        head.next = head;
        head.previous = head;
    }

    /*@ pure @*/ boolean repOK() {
        if (head == null) {
            return false;
        }
        int count = 0;
        Node t = head;
        do {
            if (++count > LARGEST || t.next == null || t.next.previous != t) {
                return false;
            }
            t = t.next;
        } while (t != head);
        return size == count - 1;
    }

    private /*@ pure @*/ boolean has(Node node) {
        Node t = head;
        do {
            if (t == node) {
                return true;
            }
            t = t.next;
        } while (t != head);
        return false;
    }

    //@ requires repOK() && has(node);
    //@ ensures node.previous.element == x && size == \old(size) + 1;
    public void addBefore(Item x, Node node) {
        Node added = new Node();
        added.element = x;
        added.next = node;
        added.previous = node.previous;
        added.previous.next = added;
        added.next.previous = added;
        size++;
    }

    //@ requires repOK();
    //@ ensures repOK();
    public void clear() {
        head.next = head;
        head.previous = head;
        size = 0;
    }

    //@ requires repOK();
    public int indexOf(Item x) {
        int index = 0;
        if (x == null) {
            for (Node t = head.next; t != head; t = t.next) {
                if (t.element == null) {
                    return index;
                }
                index++;
            }
        } else {
            for (Node t = head.next; t != head; t = t.next) {
                if (x.equals(t.element)) {
                    return index;
                }
                index++;
            }
        }
        return -1;
    }

    //@ requires repOK();
    public int lastIndexOf(Item x) {
        int index = size;
        if (x == null) {
            for (Node t = head.previous; t != head; t = t.previous) {
                index--;
                if (t.element == null) {
                    return index;
                }
            }
        } else {
            for (Node t = head.previous; t != head; t = t.previous) {
                index--;
                if (x.equals(t.element)) {
                    return index;
                }
            }
        }
        return -1;
    }

    //@ requires repOK();
    //@ ensures repOK();
    public boolean remove(Item x) {
        if (x == null) {
            for (Node t = head.next; t != head; t = t.next) {
                if (t.element == null) {
                    unlink(t);
                    return true;
                }
            }
        } else {
            for (Node t = head.next; t != head; t = t.next) {
                if (x.equals(t.element)) {
                    unlink(t);
                    return true;
                }
            }
        }
        return false;
    }

    /** The first node is read like any other, and the exception comes afterwards. */
    //@ requires repOK();
    //@ ensures repOK();
    //@ signals (NoSuchElementException e) size == 0;
    public Item removeLast() {
        Item last = head.previous.element;
        unlink(head.previous);
        return last;
    }

    private void unlink(Node node) {
        if (node == head) {
            throw new NoSuchElementException();
        }
        node.previous.next = node.next;
        node.next.previous = node.previous;
        size--;
    }

    //@ requires repOK();
    public Item[] toArray() {
        Item[] found = new Item[size];
        int index = 0;
        for (Node t = head.next; t != head; t = t.next) {
            found[index++] = t.element;
        }
        return found;
    }
}
