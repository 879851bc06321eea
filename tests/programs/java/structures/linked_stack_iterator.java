// A generic stack of nodes with an iterator that is an anonymous class.
import java.util.Iterator;
import java.util.NoSuchElementException;

class LinkedStack<T> implements Iterable<T> {
    private static class Node<T> {
        final T value;
        final Node<T> next;

        Node(T value, Node<T> next) {
            this.value = value;
            this.next = next;
        }
    }

    private Node<T> top;
    private int size;
    //@ invariant size >= 0 && (size == 0) == (top == null);

    // check LinkedStack.push: valid
    //@ requires size < Integer.MAX_VALUE;
    //@ ensures size == \old(size) + 1 && top.value == value;
    void push(T value) {
        top = new Node<>(value, top);
        size++;
    }

    // check LinkedStack.pop: invalid, invariant
    //@ requires top != null;
    T pop() {
        T value = top.value;
        top = top.next;
        size--;
        return value;
    }

    // check LinkedStack.iterator: valid
    public Iterator<T> iterator() {
        return new Iterator<T>() {
            private Node<T> node = top;

            public boolean hasNext() {
                return node != null;
            }

            public T next() {
                if (node == null) {
                    throw new NoSuchElementException();
                }
                T value = node.value;
                node = node.next;
                return value;
            }
        };
    }

    // check LinkedStack.count with chain 3: valid
    //@ ensures \result == 2;
    static int count() {
        LinkedStack<Integer> stack = new LinkedStack<>();
        stack.push(3);
        stack.push(4);
        int count = 0;
        for (int each : stack) {
            assert each == 4 - count;
            count++;
        }
        return count;
    }
}
