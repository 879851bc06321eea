// An AVL tree without double rotations: a zigzag stays out of balance.
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

    private static int height(Node n) {
        return n == null ? 0 : n.height;
    }

    private static Node update(Node n) {
        n.height = 1 + Math.max(height(n.left), height(n.right));
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
        update(n);
        if (height(n.left) > height(n.right) + 1) {
            Node up = n.left;
            n.left = up.right;
            up.right = update(n);
            return update(up);
        }
        if (height(n.right) > height(n.left) + 1) {
            Node up = n.right;
            n.right = up.left;
            up.left = update(n);
            return update(up);
        }
        return n;
    }

    static void three(int a, int b, int c) {
        Node root = insert(insert(insert(null, a), b), c);
        assert Math.abs(height(root.left) - height(root.right)) <= 1;   // check Avl.three: invalid, exception here
    }
}
