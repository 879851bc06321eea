/** Reverses a linked list in place. Does it keep all nodes? */
class Reverse {
    static class Node {
        int value;
        Node next;
    }

    //@ requires list != null && list.next != null && list.next.next == null;
    //@ ensures \result != null && \result.next == list && list.next == null;
    static Node reverse(Node list) {
        Node done = null;
        Node rest = list;
        while (rest.next != null) {
            Node next = rest.next;
            rest.next = done;
            done = rest;
            rest = next;
        }
        return rest;
    }
}
