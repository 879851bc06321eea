// A binary search tree: insertion and lookup keep the order, for all trees that are in order.
class SearchTree {
    static class Node {
        int key;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    Node root;
    //@ invariant ordered(root, Long.MIN_VALUE, Long.MAX_VALUE, 4);

    /*@ pure @*/ static boolean ordered(Node n, long low, long high, int depth) {
        return n == null
            || depth > 0 && low < n.key && n.key < high
                && ordered(n.left, low, n.key, depth - 1) && ordered(n.right, n.key, high, depth - 1);
    }

    /*@ pure @*/ boolean contains(int key) {
        Node n = root;
        while (n != null && n.key != key) {
            n = key < n.key ? n.left : n.right;
        }
        return n != null;
    }

    // check SearchTree.insert with chain 2: valid within bounds
    //@ ensures contains(key) && \result == !\old(contains(key));
    boolean insert(int key) {
        if (root == null) {
            root = new Node(key);
            return true;
        }
        Node n = root;
        while (n.key != key) {
            Node next = key < n.key ? n.left : n.right;
            if (next == null) {
                if (key < n.key) {
                    n.left = new Node(key);
                } else {
                    n.right = new Node(key);
                }
                return true;
            }
            n = next;
        }
        return false;
    }

    // check SearchTree.least with chain 2: valid within bounds
    //@ requires root != null;
    //@ ensures contains(\result) && \result <= root.key;
    int least() {
        Node n = root;
        while (n.left != null) {
            n = n.left;
        }
        return n.key;
    }
}
