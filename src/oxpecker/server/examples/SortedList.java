/** A list of numbers in ascending order; `insert` compares the wrong way round. */
class SortedList {
    static class Node {
        int value;
        Node next;
    }

    Node head;

    //@ requires head == null || head.next == null;
    //@ ensures head.next == null || head.value <= head.next.value;
    void insert(int x) {
        Node fresh = new Node();
        fresh.value = x;
        if (head == null || head.value < x) {
            fresh.next = head;
            head = fresh;
        } else {
            fresh.next = head.next;
            head.next = fresh;
        }
    }
}
