// A left-leaning red-black tree: after four insertions no red node has a red child and all black heights agree.
class RedBlack {
    private static final class Node {
        final int key;
        boolean red = true;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    private Node root;

    private static boolean isRed(Node n) {
        return n != null && n.red;
    }

    private static Node rotateLeft(Node n) {
        Node up = n.right;
        n.right = up.left;
        up.left = n;
        up.red = n.red;
        n.red = true;
        return up;
    }

    private static Node rotateRight(Node n) {
        Node up = n.left;
        n.left = up.right;
        up.right = n;
        up.red = n.red;
        n.red = true;
        return up;
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
        if (isRed(n.right) && !isRed(n.left)) {
            n = rotateLeft(n);
        }
        if (isRed(n.left) && isRed(n.left.left)) {
            n = rotateRight(n);
        }
        if (isRed(n.left) && isRed(n.right)) {
            n.red = true;
            n.left.red = false;
            n.right.red = false;
        }
        return n;
    }

    void add(int key) {
        root = insert(root, key);
        root.red = false;
    }

    /** The number of black nodes on every way down; -1 when they differ or red meets red. */
    static int blackHeight(Node n) {
        if (n == null) {
            return 1;
        }
        int left = blackHeight(n.left);
        int right = blackHeight(n.right);
        if (left < 0 || left != right || n.red && (isRed(n.left) || isRed(n.right))) {
            return -1;
        }
        return left + (n.red ? 0 : 1);
    }

    static boolean ordered(Node n, long low, long high) {
        return n == null || low < n.key && n.key < high && ordered(n.left, low, n.key) && ordered(n.right, n.key, high);
    }

    static void four(int a, int b, int c, int d) {      // check RedBlack.four: valid
        RedBlack tree = new RedBlack();
        tree.add(a);
        tree.add(b);
        tree.add(c);
        tree.add(d);
        assert blackHeight(tree.root) > 0;
        assert ordered(tree.root, Long.MIN_VALUE, Long.MAX_VALUE);
    }
}
