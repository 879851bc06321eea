// An AVL tree: after any four insertions the heights of neighbours differ by one at most.
class Avl {
    private static class Node {
        final int key;
        int height = 1;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    private Node root;

    private static int height(Node n) {
        return n == null ? 0 : n.height;
    }

    private static void update(Node n) {
        n.height = 1 + Math.max(height(n.left), height(n.right));
    }

    private static Node rotateRight(Node n) {
        Node up = n.left;
        n.left = up.right;
        up.right = n;
        update(n);
        update(up);
        return up;
    }

    private static Node rotateLeft(Node n) {
        Node up = n.right;
        n.right = up.left;
        up.left = n;
        update(n);
        update(up);
        return up;
    }

    private static Node balance(Node n) {
        update(n);
        int lean = height(n.left) - height(n.right);
        if (lean > 1) {
            if (height(n.left.left) < height(n.left.right)) {
                n.left = rotateLeft(n.left);
            }
            return rotateRight(n);
        }
        if (lean < -1) {
            if (height(n.right.right) < height(n.right.left)) {
                n.right = rotateRight(n.right);
            }
            return rotateLeft(n);
        }
        return n;
    }

    private static Node insert(Node n, int key) {
        if (n == null) {
            return new Node(key);
        }
        if (key < n.key) {
            n.left = insert(n.left, key);
        } else if (key > n.key) {
            n.right = insert(n.right, key);
        }
        return balance(n);
    }

    static boolean valid(Node n, long low, long high) {
        return n == null
            || low < n.key && n.key < high
                && Math.abs(height(n.left) - height(n.right)) <= 1
                && valid(n.left, low, n.key) && valid(n.right, n.key, high);
    }

    static void four(int a, int b, int c, int d) {      // check Avl.four: valid
        Avl tree = new Avl();
        for (int key : new int[] {a, b, c, d}) {
            tree.root = insert(tree.root, key);
        }
        assert valid(tree.root, Long.MIN_VALUE, Long.MAX_VALUE);
        assert tree.root.height <= 3;
    }
}
