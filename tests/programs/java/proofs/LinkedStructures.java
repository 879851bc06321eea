// Linked structures of any size: contracts about all objects that can be reached. A list may be a circle, and two of
// them may share a tail.

final class Link {
    int value;
    boolean marked;
    Link next;

    Link() { }

    Link(int value, Link next) {
        this.value = value;
        this.next = next;
    }

    //@ ensures (\forall Link l; \reach(this).has(l); l.marked);
    void mark() {                               // check Link.mark with no bounds: valid
        for (Link l = this; l != null; l = l.next) l.marked = true;
    }

    //@ ensures (\forall Link l; \reach(this).has(l); l.marked);   // check Link.markOthers with no bounds: invalid, ensures here
    void markOthers() {
        for (Link l = next; l != null; l = l.next) l.marked = true;
    }

    //@ requires most >= 0;
    //@ assignable value;
    //@ ensures value == most;
    void put(int most) { value = most; }
}

final class Branch {
    Branch left, right;
    int key;
}

interface Settable {
    void set(int value);
}

final class Settled implements Settable {
    int value;
    Settled next;

    public void set(int value) { this.value = value; }
}

final class Counted {
    Branch root;
    //@ public invariant root == null || (\forall Branch b; \reach(root).has(b); b.key >= 0);

    void rise(int to) {                         // check Counted.rise with no bounds: valid
        if (root != null && to > 0) root.key = to;
    }

    void set(int to) {                          // check Counted.set with no bounds: invalid, invariant
        if (root != null) root.key = to;
    }
}

final class Stack {
    Link top;
    Link spare;

    //@ requires v >= 0 && (\forall Link l; \reach(top).has(l); l.value >= 0);
    //@ ensures (\forall Link l; \reach(top).has(l); l.value >= 0);
    void push(int v) { top = new Link(v, top); }    // check Stack.push with no bounds: valid

    //@ requires (\forall Link l; \reach(top).has(l); l.value >= 0);
    //@ ensures (\forall Link l; \reach(top).has(l); l.value >= 0);   // check Stack.pushAny with no bounds: invalid, ensures here
    void pushAny(int v) { top = new Link(v, top); }

    //@ ensures (\forall Link l; \reach(top).has(l); l.value == 3);
    void fill() {                               // check Stack.fill with no bounds: valid
        for (Link l = top; l != null; l = l.next) l.value = 3;
    }

    //@ ensures (\forall Link l; \reach(top).has(l); l.value == 3);   // check Stack.fillAndSpare with no bounds: invalid, ensures here
    void fillAndSpare() {
        for (Link l = top; l != null; l = l.next) l.value = 3;
        if (spare != null) spare.value = 4;
    }
}

class LinkedStructures {
    // The variable of the quantifier has the name of a local.
    //@ ensures \result == null ==> (\forall Link n; \reach(head).has(n); n.value != v);
    static Link seek(Link head, int v) {        // check LinkedStructures.seek with no bounds: valid
        Link n = head;
        while (n != null && n.value != v) {
            n = n.next;
        }
        return n;
    }

    // No path ends while conditions on all objects are evaluated step by step; a run with a short list does.
    //@ ensures \result == null ==> (\forall Link n; \reach(head).has(n); n.value != v);
    static Link seekAnnotated(Link head, int v) {   // check LinkedStructures.seekAnnotated with no bounds: valid
        Link n = head;
        //@ loop_invariant n == null || \reach(head).has(n);
        //@ loop_invariant (\forall Link l; \reach(head).has(l); l.value != v || \reach(n).has(l));
        while (n != null && n.value != v) {
            n = n.next;
        }
        return n;
    }

    // It goes on after what it was looking for.
    //@ ensures \result == null ==> (\forall Link n; \reach(head).has(n); n.value != v);
    // check LinkedStructures.seekSkips with no bounds: invalid, ensures
    static Link seekSkips(Link head, int v) {
        Link n = head;
        while (n != null && n.next != null && n.value != v) {
            n = n.next.next;
        }
        return n;
    }

    //@ ensures (\forall Link l; \reach(head).has(l); l.value == 0);
    static void clear(Link head) {              // check LinkedStructures.clear with no bounds: valid
        for (Link l = head; l != null; l = l.next) l.value = 0;
    }

    //@ ensures (\forall Link l; \reach(head).has(l); l.value == 1);   // check LinkedStructures.everySecond with no bounds: invalid, ensures here
    static void everySecond(Link head) {
        for (Link l = head; l != null; l = l.next) {
            l.value = 1;
            if (l.next != null) l = l.next;
        }
    }

    //@ ensures \result <==> (\forall Link l; \reach(head).has(l); l.value >= 0);
    static boolean all(Link head) {             // check LinkedStructures.all with no bounds: valid
        for (Link l = head; l != null; l = l.next) if (l.value < 0) return false;
        return true;
    }

    //@ ensures \result <==> (\forall Link l; \reach(head).has(l); l.value > 0);   // check LinkedStructures.allButZero with no bounds: invalid, ensures here
    static boolean allButZero(Link head) {
        for (Link l = head; l != null; l = l.next) if (l.value < 0) return false;
        return true;
    }

    //@ ensures \result <==> (\exists Link l; \reach(head).has(l); l.value == v);
    static boolean contains(Link head, int v) {     // check LinkedStructures.contains with no bounds: valid
        for (Link l = head; l != null; l = l.next) if (l.value == v) return true;
        return false;
    }

    //@ requires head != null;
    //@ ensures (\forall Link l; \reach(head).has(l); l.value <= \result);
    //@ ensures (\exists Link l; \reach(head).has(l); l.value == \result);
    static int maximum(Link head) {             // check LinkedStructures.maximum with no bounds: valid
        int most = head.value;
        for (Link l = head.next; l != null; l = l.next) if (l.value > most) most = l.value;
        return most;
    }

    //@ requires head != null;
    //@ ensures (\forall Link l; \reach(head).has(l); l.value <= \result);   // check LinkedStructures.maximumOfOthers with no bounds: invalid, ensures here
    static int maximumOfOthers(Link head) {
        int most = 0;
        for (Link l = head.next; l != null; l = l.next) if (l.value > most) most = l.value;
        return most;
    }

    //@ ensures (\forall Link l; \reach(\result).has(l); l.value >= 0);
    static Link build(int n) {                  // check LinkedStructures.build with no bounds: valid
        Link head = null;
        for (int i = 0; i < n; i++) head = new Link(i, head);
        return head;
    }

    //@ ensures (\forall Link l; \reach(head).has(l); l.value == \old(l.value));
    static void buildOnTop(Link head, int n) {  // check LinkedStructures.buildOnTop with no bounds: valid
        Link top = head;
        for (int i = 0; i < n; i++) top = new Link(i, top);
    }

    //@ requires head != null && v >= 0 && (\forall Link l; \reach(head).has(l); l.value >= 0);
    //@ ensures (\forall Link l; \reach(head).has(l); l.value >= 0);
    //@ ensures (\forall Link l; \old(\reach(head).has(l)); \reach(head).has(l));
    static void append(Link head, int v) {      // check LinkedStructures.append with no bounds: valid
        Link last = head;
        while (last.next != null) last = last.next;
        last.next = new Link(v, null);
    }

    //@ requires head != null;
    //@ ensures (\forall Link l; \old(\reach(head).has(l)); \reach(head).has(l));   // check LinkedStructures.insert with no bounds: invalid, ensures here
    static void insert(Link head, int steps) {
        Link at = head;
        while (at.next != null && steps-- > 0) at = at.next;
        at.next = new Link();
    }

    // Two lists may share a tail.
    //@ requires (\forall Link l; \reach(a).has(l); !\reach(b).has(l));
    //@ ensures (\forall Link l; \reach(a).has(l); l.value == 1);
    static void apart(Link a, Link b) {         // check LinkedStructures.apart with no bounds: valid
        for (Link l = a; l != null; l = l.next) l.value = 1;
        for (Link l = b; l != null; l = l.next) l.value = 2;
    }

    //@ requires a != b;
    //@ ensures (\forall Link l; \reach(a).has(l); l.value == 1);   // check LinkedStructures.shared with no bounds: invalid, ensures here
    static void shared(Link a, Link b) {
        for (Link l = a; l != null; l = l.next) l.value = 1;
        for (Link l = b; l != null; l = l.next) l.value = 2;
    }

    //@ requires (\forall Link l; \reach(head).has(l); l.value >= 0);
    //@ ensures (\forall Link l; \reach(head).has(l); l.value >= 0);   // check LinkedStructures.other with no bounds: invalid, ensures here
    static void other(Link head, Link other) {
        if (other != null) other.value = -1;
    }

    // A list may be a circle.
    //@ requires head != null;
    //@ ensures !\reach(head.next).has(head);   // check LinkedStructures.isNoCircle with no bounds: invalid, ensures here
    static void isNoCircle(Link head) { }

    //@ requires a != null && \reach(a).has(b) && \reach(b).has(a);
    //@ ensures a == b;                         // check LinkedStructures.haveOneOrder with no bounds: invalid, ensures here
    static void haveOneOrder(Link a, Link b) { }

    //@ requires head != null;
    //@ ensures (\exists Link l; \reach(head).has(l); l.next == head);
    static void close(Link head) {              // check LinkedStructures.close with no bounds: valid
        Link last = head;
        while (last.next != null) last = last.next;
        last.next = head;
    }

    //@ requires head != null;
    //@ assignable head.next;
    //@ ensures (\forall Link l; \reach(head).has(l); \old(\reach(head).has(l)));
    static void skip(Link head) {               // check LinkedStructures.skip with no bounds: valid
        if (head.next != null) head.next = head.next.next;
    }

    //@ requires head != null;
    //@ assignable head.value;
    static void skipUnlisted(Link head) {       // check LinkedStructures.skipUnlisted with no bounds: invalid, assignable
        if (head.next != null) head.next = head.next.next;
    }

    //@ requires a != null && b != null;
    //@ ensures b.value == 5 && a.marked == \old(a.marked);
    static void putOne(Link a, Link b) {        // check LinkedStructures.putOne with no bounds: valid
        for (Link l = a; l != null; l = l.next) l.value = 2;
        b.put(5);
    }

    //@ requires a != null && b != null;
    //@ ensures a.value == 2;                   // check LinkedStructures.putIntoOther with no bounds: invalid, ensures here
    static void putIntoOther(Link a, Link b) {
        for (Link l = a; l != null; l = l.next) l.value = 2;
        b.put(5);
    }

    // An interface may hide an object of the structure.
    //@ requires head != null && other != null;
    //@ ensures head.value == 1;                // check LinkedStructures.throughInterface with no bounds: invalid, ensures here
    static void throughInterface(Settled head, Settable other) {
        head.value = 1;
        other.set(2);
    }

    //@ ensures \result ==> (\exists Link l; \reach(head).has(l); l.value == k);
    static boolean find(Link head, int k) {     // check LinkedStructures.find with no bounds: valid within bounds
        return head != null && (head.value == k || find(head.next, k));
    }

    // The postcondition speaks of the list that was passed.
    //@ ensures (\forall Link l; \reach(head).has(l); l.value != 0);
    static void moveOn(Link head) {             // check LinkedStructures.moveOn with no bounds: valid
        for (Link l = head; l != null; l = l.next) {
            if (l.value == 0) {
                l.value = 1;
                head = l.next;
            }
        }
    }
}
