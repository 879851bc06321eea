// A doubly linked list whose removals forget a pointer: the one back, the one to the end.
class Ring {
    static class Node {
        int value;
        Node before;
        Node after;
    }

    Node first;
    Node last;
    //@ invariant repOk();                              // check Ring.removeFirst: invalid, invariant here // check Ring.removeSecond: invalid, invariant here

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

    //@ requires first != null;
    int removeFirst() {
        int value = first.value;
        first = first.after;
        if (first != null) {
            first.before = null;
        }
        return value;
    }

    //@ requires first != last;
    void removeSecond() {
        Node second = first.after;
        first.after = second.after;
        if (second == last) {
            last = first;
        }
    }
}
