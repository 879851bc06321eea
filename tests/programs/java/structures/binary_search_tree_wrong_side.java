// A binary search tree that puts equal keys in again, and one that descends to the wrong side.
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
    //@ invariant ordered(root, Long.MIN_VALUE, Long.MAX_VALUE, 3); // check SearchTree.insert(int): invalid, invariant here // check SearchTree.descend: invalid, invariant here

    /*@ pure @*/ static boolean ordered(Node n, long low, long high, int depth) {
        return n == null
            || depth > 0 && low < n.key && n.key < high
                && ordered(n.left, low, n.key, depth - 1) && ordered(n.right, n.key, high, depth - 1);
    }

    void insert(int key) {
        root = insert(root, key);
    }

    private static Node insert(Node n, int key) {
        if (n == null) {
            return new Node(key);
        }
        if (key <= n.key) {
            n.left = insert(n.left, key);
        } else {
            n.right = insert(n.right, key);
        }
        return n;
    }

    void descend(int key) {
        Node parent = null;
        for (Node n = root; n != null; n = key < n.key ? n.left : n.right) {
            if (n.key == key) {
                return;
            }
            parent = n;
        }
        if (parent == null) {
            root = new Node(key);
        } else if (parent.left == null) {
            parent.left = new Node(key);
        } else {
            parent.right = new Node(key);
        }
    }
}
