// A doubly linked list: every neighbour points back.
class Ring {
    static class Node {
        int value;
        Node before;
        Node after;
    }

    Node first;
    Node last;
    //@ invariant repOk();

    /*@ pure @*/ boolean repOk() {
        if (first == null || last == null) {
            return first == last;
        }
        if (first.before != null || last.after != null) {
            return false;
        }
        Node node = first;
        for (int i = 0; i < 5; i++) {
            if (node.after == null) {
                return node == last;
            }
            if (node.after.before != node) {
                return false;
            }
            node = node.after;
        }
        return false;
    }

    // check Ring.addLast: valid within bounds
    //@ ensures last.value == value;
    void addLast(int value) {
        Node node = new Node();
        node.value = value;
        node.before = last;
        if (last == null) {
            first = node;
        } else {
            last.after = node;
        }
        last = node;
    }

    // check Ring.removeFirst: valid within bounds
    //@ requires first != null;
    //@ ensures \result == \old(first.value);
    int removeFirst() {
        int value = first.value;
        first = first.after;
        if (first == null) {
            last = null;
        } else {
            first.before = null;
        }
        return value;
    }

    // check Ring.clear: valid within bounds
    //@ ensures first == null && last == null;
    void clear() {
        first = null;
        last = null;
    }
}
