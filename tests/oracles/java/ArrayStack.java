/** A stack in an array. */
public class ArrayStack {
    private final int[] elements;
    private int top = -1;

    //@ requires capacity >= 0;
    public ArrayStack(int capacity) {
        elements = new int[capacity];
    }

    /*@ pure @*/ boolean repOK() {
        return elements != null && top >= -1 && top < elements.length;
    }

    //@ requires repOK();
    //@ ensures repOK();
    //@ signals (IllegalStateException e) true;
    public void push(int x) {
        if (top == elements.length - 1) {
            throw new IllegalStateException("full");
        }
        elements[++top] = x;
    }

    //@ requires repOK();
    //@ ensures repOK();
    public int pop() {
        if (top < 0) {
            return -1;
        }
        return elements[top--];
    }
}
