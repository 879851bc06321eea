/** A queue of numbers: taken at the head, added at the tail. */
class Queue {
    static class Node {
        int value;
        Node next;
    }

    Node head;
    Node tail;

    //@ requires head != null && tail != null && head.next != head && (head.next == null) == (head == tail);
    //@ ensures (head == null) == (tail == null);
    int take() {
        int value = head.value;
        head = head.next;
        return value;
    }
}
