// A linked list that removes a value but forgets the size, and an insertion that loses the tail.
class Chain {
    static class Node {
        int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    Node head;
    int size;
    //@ invariant size == length(head);                 // check Chain.remove: invalid, invariant here // check Chain.insertSecond: invalid, invariant here

    /*@ pure @*/ static int length(Node from) {
        int n = 0;
        for (Node node = from; node != null && n < 10; node = node.next) {
            n++;
        }
        return n;
    }

    void remove(int value) {
        Node before = null;
        for (Node node = head; node != null; node = node.next) {
            if (node.value == value) {
                if (before == null) {
                    head = node.next;
                } else {
                    before.next = node.next;
                }
                return;
            }
            before = node;
        }
    }

    void insertSecond(int value) {
        if (head != null) {
            head.next = new Node(value);
            size++;
        }
    }

    // check Chain.last: invalid, exception
    int last() {
        Node node = head;
        while (node.next != null) {                     // run Chain.last() with this Chain{head: null, size: 0}: throws NullPointerException here
            node = node.next;
        }
        return node.value;
    }
}
