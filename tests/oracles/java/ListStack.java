/** A stack of linked nodes. */
public class ListStack {
    static class Node {
        int element;
        Node next;

        Node(int element, Node next) {
            this.element = element;
            this.next = next;
        }
    }

    private Node top;

    public ListStack() {
    }

    /*@ pure @*/ boolean repOK() {
        return ends(top);
    }

    private static /*@ pure @*/ boolean ends(Node t) {
        Node slow = t;
        Node fast = t;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
            if (slow == fast) {
                return false;
            }
        }
        return true;
    }

    //@ requires repOK();
    //@ ensures repOK();
    public void push(int x) {
        top = new Node(x, top);
    }

    //@ requires repOK();
    //@ ensures repOK();
    public int pop() {
        if (top == null) {
            return -1;
        }
        int found = top.element;
        top = top.next;
        return found;
    }
}
