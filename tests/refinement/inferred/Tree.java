class Node {
    int key;
    Node left, right, parent;
    Node(int key) { this.key = key; }
}

class Tree {
    Node root;

    Node find(int key) {
        Node at = root;
        while (at != null && at.key != key) at = key < at.key ? at.left : at.right;
        return at;
    }

    void insert(int key) { root = insert(root, key); }

    private Node insert(Node at, int key) {
        if (at == null) return new Node(key);
        if (key < at.key) { at.left = insert(at.left, key); at.left.parent = at; }
        else { at.right = insert(at.right, key); at.right.parent = at; }
        return at;
    }

    Node leftmost(Node at) {
        while (at.left != null) at = at.left;
        return at;
    }

    void rotateLeft(Node x) {
        Node y = x.right;
        x.right = y.left;
        if (y.left != null) y.left.parent = x;
        y.parent = x.parent;
        y.left = x;
        x.parent = y;
    }

    int depth(Node at) {
        if (at == null) return 0;
        int l = depth(at.left), r = depth(at.right);
        return 1 + (l > r ? l : r);
    }
}
