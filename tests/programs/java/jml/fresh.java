// \fresh: objects that were made since the method was entered.
class Node {
    Node next;

    // check Node.make: valid
    //@ ensures \fresh(\result);
    static Node make() {
        return new Node();
    }

    // check Node.deep: valid
    //@ ensures \fresh(\result, \result.next);
    static Node deep() {
        Node n = make();
        n.next = make();
        return n;
    }

    //@ ensures \fresh(\result); // check Node.reuse: invalid, ensures here
    static Node reuse(Node n) {
        return n == null ? make() : n;
    }

    //@ ensures \fresh(\result); // check Node.none: invalid, ensures here
    static Node none() {
        return null;
    }

    // check Node.array: valid
    //@ ensures \fresh(\result) && \nonnullelements(\result);
    static Node[] array() {
        return new Node[] {make(), make()};
    }
}
