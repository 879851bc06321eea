// A generic singly linked list with its size, kept by an invariant over the chain.
class Chain<T> {
    static class Node<T> {
        T value;
        Node<T> next;

        Node(T value, Node<T> next) {
            this.value = value;
            this.next = next;
        }
    }

    Node<T> head;
    int size;
    //@ invariant size >= 0 && size == length(head);

    /*@ pure @*/ static <T> int length(Node<T> from) {
        int n = 0;
        for (Node<T> node = from; node != null; node = node.next) {
            if (++n == 10) {
                return -1;                              // too long, or a cycle
            }
        }
        return n;
    }

    // check Chain.addFirst: valid within bounds
    //@ ensures size == \old(size) + 1 && head.value == value;
    void addFirst(T value) {
        head = new Node<>(value, head);
        size++;
    }

    // check Chain.removeFirst: valid within bounds
    /*@ ensures \result == \old(head.value) && size == \old(size) - 1;
      @ signals (java.util.NoSuchElementException e) size == 0 && \old(size) == 0;
      @*/
    T removeFirst() {
        if (head == null) {
            throw new java.util.NoSuchElementException();
        }
        T value = head.value;
        head = head.next;
        size--;
        return value;
    }

    // check Chain.reverse: valid within bounds
    //@ ensures size == \old(size);
    //@ ensures \old(head) != null ==> (\old(head)).next == null;
    void reverse() {
        Node<T> done = null;
        while (head != null) {
            Node<T> next = head.next;
            head.next = done;
            done = head;
            head = next;
        }
        head = done;
    }
}
