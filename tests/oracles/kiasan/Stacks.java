/** What the stacks hold. */
final class Item {
}

/** A stack of linked nodes. */
class LinkedObjects {
    static class Node {
        Item element;
        Node next;

        Node(Item element, Node next) {
            this.element = element;
            this.next = next;
        }
    }

    private Node top;

    /*@ pure @*/ boolean repOK() {
        Node slow = top;
        Node fast = top;
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
    public void push(Item x) {
        top = new Node(x, top);
    }

    //@ requires repOK();
    public void pop() {
        if (top != null) {
            top = top.next;
        }
    }
}

/** A stack in an array. */
class ArrayOfObjects {
    private Item[] elements;
    private int top;

    /*@ pure @*/ boolean repOK() {
        return elements != null && top >= -1 && top < elements.length;
    }

    //@ requires repOK();
    //@ signals (IllegalStateException e) true;
    public void push(Item x) {
        if (top == elements.length - 1) {
            throw new IllegalStateException("full");
        }
        elements[++top] = x;
    }

    //@ requires repOK();
    //@ signals (IllegalStateException e) true;
    public void pop() {
        if (top < 0) {
            throw new IllegalStateException("empty");
        }
        elements[top--] = null;
    }
}
