// A red-black tree whose rotation to the right does not hand the colour on.
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
        return n;
    }

    void add(int key) {
        root = insert(root, key);
        root.red = false;
    }

    static boolean redMeetsRed(Node n) {
        if (n == null) {
            return false;
        }
        return n.red && (isRed(n.left) || isRed(n.right)) || redMeetsRed(n.left) || redMeetsRed(n.right);
    }

    static void four(int a, int b, int c, int d) {
        RedBlack tree = new RedBlack();
        tree.add(a);
        tree.add(b);
        tree.add(c);
        tree.add(d);
        assert !redMeetsRed(tree.root);                 // check RedBlack.four: invalid, exception here
    }
}
