/** A stack of numbers as a chain of nodes. */
public class Stack {
    private static class Node {
        int val;
        Node next;

        Node(int val, Node next) {
            this.val = val;
            this.next = next;
        }
    }

    private Node head;
    private int size;

    public void push(int v) {
        head = new Node(v, head);
        size++;
    }

    public int pop() {
        if (head == null) {
            throw new IllegalStateException("empty");
        }
        int top = head.val;
        head = head.next;
        size--;
        return top;
    }

    public boolean isEmpty() {
        return head == null;
    }

    public static void set(int[] cells, int i, int v) {
        cells[i] = v;
    }
}
