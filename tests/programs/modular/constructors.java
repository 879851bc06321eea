// Constructors by contract, objects that are fresh, and pure methods in contracts.
class Node {
    int value; Node next;
    // check Node.Node(int, Node) with modular: valid
    //@ ensures value == v && next == n;
    Node(int v, Node n) { value = v; next = n; }
    // check Node.Node(int) with modular: invalid, ensures
    //@ ensures next == this;
    Node(int v) { value = v; }
    // check Node.push with modular: valid
    //@ ensures \fresh(\result) && \result.next == this && \result.value == v;
    //@ assignable \nothing;
    Node push(int v) { return new Node(v, this); }
    // check Node.push2 with modular: valid
    //@ ensures \result.next.next == this;
    //@ assignable \nothing;
    Node push2() { return push(1).push(2); }
    // check Node.push2Wrong with modular: invalid, ensures
    //@ ensures \result.value == 1;
    //@ assignable \nothing;
    Node push2Wrong() { return push(1).push(2); }
    // check Node.notMe with modular: valid
    //@ ensures value == \old(value);
    //@ assignable \nothing;
    void notMe() { Node n = push(4); n.value = 17; }
    // check Node.differ with modular: valid
    //@ ensures \result;
    //@ assignable \nothing;
    boolean differ() { return push(1) != push(1); }
    // check Node.get with modular: valid
    //@ ensures \result == value;
    //@ pure
    int get() { return value; }
    // check Node.bump with modular: invalid, ensures
    //@ requires value < 100;
    //@ ensures get() == \old(get());
    //@ assignable value;
    void bump() { value++; }
    // check Node.bumpRight with modular: valid
    //@ requires value < 100;
    //@ ensures get() == \old(get()) + 1;
    //@ assignable value;
    void bumpRight() { value++; }
    // check Node.setNext with modular: invalid, ensures
    //@ requires next != null;
    //@ ensures value == \old(value);
    //@ assignable next.value;
    void setNext() { next.value = 3; }
}
