/** A linked list that can be turned around. */
public class LinkedReverse {
    private static final class Node {
        final int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    private Node first;

    /** Adds a value in front. */
    public void add(int value) {
        first = new Node(value, first);
    }

    /** Reverses the order. */
    public void reverse() {
        Node done = null;
        Node node = first;
        while (node != null) {
            Node next = node.next;
            node.next = done;
            done = node;
            node = next;
        }
        first = done;
    }

    /** How many values there are. */
    public int length() {
        int length = 0;
        for (Node node = first; node != null; node = node.next) {
            length++;
        }
        return length;
    }
}
