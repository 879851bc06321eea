/** A queue of tickets as a linked list. */
public class TicketQueue {
    private static final class Node {
        final String ticket;
        Node next;

        Node(String ticket) {
            this.ticket = ticket;
        }
    }

    private Node first;
    private Node last;
    private int size;

    /** Adds a ticket at the end. */
    public void add(String ticket) {
        Node node = new Node(ticket);
        if (size == 0) {
            first = node;
        } else {
            last.next = node;
        }
        last = node;
        size++;
    }

    /** Takes the first ticket; "none" if there is none. */
    public String take() {
        if (size == 0) {
            return "none";
        }
        String ticket = first.ticket;
        first = first.next;
        size--;
        return ticket;
    }
}
