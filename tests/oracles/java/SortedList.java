/** A list in rising order behind a first node that holds no number. */
public class SortedList {
    static class Node {
        int element;
        Node next;
    }

    private Node head = new Node();

    public SortedList() {
    }

    /*@ pure @*/ boolean repOK() {
        return head != null && rises(head.next);
    }

    private static /*@ pure @*/ boolean rises(Node t) {
        if (t == null || t.next == null) {
            return true;
        }
        return t.element <= t.next.element && rises(t.next);
    }

    //@ requires repOK() && other != null && other != this && other.repOK() && apart(head, other.head);
    //@ ensures repOK();
    public void merge(SortedList other) {
        Node last = new Node();
        Node first = last;
        Node one = head.next;
        Node two = other.head.next;
        while (one != null && two != null) {
            if (one.element <= two.element) {
                last.next = one;
                one = one.next;
            } else {
                last.next = two;
                two = two.next;
            }
            last = last.next;
        }
        last.next = one != null ? one : two;
        head = first;
    }

    static /*@ pure @*/ boolean apart(Node a, Node b) {
        for (Node one = a; one != null; one = one.next) {
            for (Node two = b; two != null; two = two.next) {
                if (one == two) {
                    return false;
                }
            }
        }
        return true;
    }
}
