import java.util.Comparator;

/** Merging of two lists in rising order, each behind a first node without element. */
public class Merging {
    static class Key {
    }

    static class Node {
        int number;
        Key key;
        Node next;
    }

    /** The most nodes of a list, the first one included. */
    private static final int LARGEST = 3;

    private Node head;

    public Merging() {
        head = new Node();
    }

    private static /*@ pure @*/ boolean isShort(Node t, int most) {
        return t == null || most > 0 && isShort(t.next, most - 1);
    }

    private static /*@ pure @*/ boolean apart(Node a, Node b) {
        for (Node one = a; one != null; one = one.next) {
            for (Node two = b; two != null; two = two.next) {
                if (one == two) {
                    return false;
                }
            }
        }
        return true;
    }

    private static /*@ pure @*/ boolean rises(Node t) {
        return t == null || t.next == null || t.number <= t.next.number && rises(t.next);
    }

    private static /*@ pure @*/ boolean risesStrictly(Node t) {
        return t == null || t.next == null || t.number < t.next.number && risesStrictly(t.next);
    }

    private static /*@ pure @*/ boolean rises(Node t, Comparator<Key> c) {
        return t == null || t.next == null || c.compare(t.key, t.next.key) <= 0 && rises(t.next, c);
    }

    private static /*@ pure @*/ boolean risesStrictly(Node t, Comparator<Key> c) {
        return t == null || t.next == null || c.compare(t.key, t.next.key) < 0 && risesStrictly(t.next, c);
    }

    private static /*@ pure @*/ boolean areSet(Node t) {
        return t == null || t.key != null && areSet(t.next);
    }

    /*@ pure @*/ boolean isApartFrom(Merging other) {
        return other != null && other != this && head != null && other.head != null
            && isShort(head, LARGEST) && isShort(other.head, LARGEST) && apart(head, other.head);
    }

    //@ requires isApartFrom(other) && rises(head.next) && rises(other.head.next);
    //@ ensures rises(head.next);
    public void merge(Merging other) {
        joinNumbers(other);
    }

    //@ requires isApartFrom(other) && risesStrictly(head.next) && risesStrictly(other.head.next);
    //@ ensures risesStrictly(head.next);
    public void mergeStrictly(Merging other) {
        joinNumbers(other);
    }

    //@ requires isApartFrom(other) && c != null && areSet(head.next) && areSet(other.head.next);
    //@ requires rises(head.next, c) && rises(other.head.next, c);
    //@ ensures rises(head.next, c);
    public void mergeKeys(Merging other, Comparator<Key> c) {
        joinKeys(other, c);
    }

    //@ requires isApartFrom(other) && c != null && areSet(head.next) && areSet(other.head.next);
    //@ requires risesStrictly(head.next, c) && risesStrictly(other.head.next, c);
    //@ ensures risesStrictly(head.next, c);
    public void mergeKeysStrictly(Merging other, Comparator<Key> c) {
        joinKeys(other, c);
    }

    private void joinNumbers(Merging other) {
        Node last = head;
        Node one = head.next;
        Node two = other.head.next;
        while (one != null && two != null) {
            if (one.number <= two.number) {
                last.next = one;
                one = one.next;
            } else {
                last.next = two;
                two = two.next;
            }
            last = last.next;
        }
        last.next = one != null ? one : two;
    }

    private void joinKeys(Merging other, Comparator<Key> c) {
        Node last = head;
        Node one = head.next;
        Node two = other.head.next;
        while (one != null && two != null) {
            if (c.compare(one.key, two.key) <= 0) {
                last.next = one;
                one = one.next;
            } else {
                last.next = two;
                two = two.next;
            }
            last = last.next;
        }
        last.next = one != null ? one : two;
    }
}
