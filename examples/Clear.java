/** Sets all values of a linked list to zero: correct for lists of any length, also for a circle as far as it goes. */
public class Clear {
    static final class Node {
        int value;
        Node next;
    }

    //@ ensures (\forall Node n; \reach(head).has(n); n.value == 0);
    static void clear(Node head) {
        for (Node n = head; n != null; n = n.next) {
            n.value = 0;
        }
    }
}
