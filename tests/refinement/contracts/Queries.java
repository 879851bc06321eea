/* Contracts that ask pure methods: each method says whether it keeps its contract. */
public class Queries {
    static class Node { Object value; Node next; }
    Node head;
    int size;

    /*@ pure @*/ int size() { return size; }
    /*@ pure @*/ boolean isEmpty() { return size() == 0; }
    /*@ pure @*/ boolean holds(Object o) { if (head == null) { return false; } return head.value == o; }
    /*@ pure @*/ int sign(int n) { if (n < 0) { return -1; } else if (n > 0) { return 1; } return 0; }
    /*@ pure @*/ int loops() { int n = 0; for (Node x = head; x != null; x = x.next) { n++; } return n; }

    //@ requires size() >= 0 && size() < 5;
    //@ ensures size() == \old(size()) + 1 && !isEmpty() && holds(o);
    //@ assignable head, size;
    void add(Object o) { Node n = new Node(); n.value = o; n.next = head; head = n; size = size + 1; } // valid

    //@ requires size() >= 0 && size() < 5;
    //@ ensures holds(o) && size() == \old(size()) + 1;
    void addWrong(Object o) { if (isEmpty()) { head = new Node(); head.value = o; } size++; } // invalid

    //@ ensures \result == sign(n) * n || n == -8;
    int absolute(int n) { return n < 0 ? -n : n; } // valid

    //@ ensures sign(\result) == 1;
    int absoluteWrong(int n) { return n < 0 ? -n : n; } // invalid

    //@ requires other != null && other.head != null;
    //@ ensures \old(other.head).value == \old(other.head.value);
    //@ ensures \result == other.holds(null);
    boolean asks(Queries other) { return other.head.value == null; } // valid

    //@ ensures \result == other.isEmpty();
    boolean mayThrow(Queries other) { return other == null || other.size == 0; } // invalid

    //@ ensures \result == loops();
    int refused() { return loops(); } // unknown
}
