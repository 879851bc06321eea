/** A doubly linked list that closes to a ring at a first node without number. */
public class RingList {
    static class Node {
        int element;
        Node next;
        Node previous;
    }

    private Node head;
    private int size;

    public RingList() {
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
            if (t.next == null || t.next.previous != t) {
                return false;
            }
            t = t.next;
            count++;
        } while (t != head);
        return size == count - 1;
    }

    //@ requires repOK();
    //@ ensures repOK();
    public void clear() {
        head.next = head;
        head.previous = head;
        size = 0;
    }

    //@ requires repOK();
    //@ ensures repOK();
    public int indexOf(int x) {
        int index = 0;
        for (Node t = head.next; t != head; t = t.next) {
            if (t.element == x) {
                return index;
            }
            index++;
        }
        return -1;
    }

    //@ requires repOK();
    //@ ensures repOK();
    public void addLast(int x) {
        Node made = new Node();
        made.element = x;
        made.previous = head.previous;
        made.next = head;
        head.previous.next = made;
        head.previous = made;
        size++;
    }

    //@ requires repOK();
    //@ ensures repOK();
    public int removeLast() {
        if (size == 0) {
            return -1;
        }
        Node last = head.previous;
        last.previous.next = head;
        head.previous = last.previous;
        size--;
        return last.element;
    }
}
