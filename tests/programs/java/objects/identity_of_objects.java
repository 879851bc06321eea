// `==` of Objects: references, save for what Java keeps only once; where nothing is kept, no class has to be guessed.
class Chain {
    static class Node {
        Object value;
        Node next;
    }

    Node head;

    // check Chain.contains with chain 2: valid within bounds
    //@ ensures \result ==> head != null;
    boolean contains(Object v) {
        for (Node n = head; n != null; n = n.next) {
            if (n.value == v) {
                return true;
            }
        }
        return false;
    }
}
