/** A stack of numbers; what it holds is linked. */
public class Stack {
    private static class Node {
        int value;
        Node next;
    }

    private Node top;
    private int size;

    //@ public invariant size >= 0 && (size == 0) == (top == null);

    public Stack() {
    }

    //@ requires size < 100;
    //@ ensures size == \old(size) + 1;
    public void push(int value) {
        Node made = new Node();
        made.value = value;
        made.next = top;
        top = made;
        size++;
    }

    //@ ensures size == \old(size) - 1;
    //@ signals (IllegalStateException e) \old(size) == 0;
    public int pop() {
        if (top == null) {
            throw new IllegalStateException("empty");
        }
        int value = top.value;
        top = top.next;
        return value;
    }
}
