// Conditional expressions in contracts whose sides are objects of different classes.
class Main {
    static class Node {
        int value;

        //@ pure
        int get() {
            return value;
        }
    }

    static class Leaf extends Node {
    }

    static void wrong(Leaf leaf, Node node, boolean first) {
        if (leaf != null && node != null) {
            //@ assert (first ? leaf : node).get() == leaf.value;    // check Main.wrong: invalid, assert here
        }
    }

    static void right(Leaf leaf, Node node, boolean first) {  // check Main.right: valid
        if (leaf != null && node != null) {
            //@ assert (first ? leaf : node).get() == (first ? leaf.value : node.value);
            //@ assert (first ? null : node) == null || (first ? null : node).get() == node.value;
        }
    }
}
