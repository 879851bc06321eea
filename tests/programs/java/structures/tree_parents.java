// Rotations in a tree with parents: the wrong one forgets the parent of the subtree that changes sides.
class Parents {
    static class Node {
        Node left;
        Node right;
        Node parent;
    }

    Node root;

    // check Parents.rotate: valid
    /*@ requires n != null && n.right != null && n.right != n && n.right.left != n && n.right.left != n.right;
      @ requires n.right.parent == n && (n.right.left == null || n.right.left.parent == n.right);
      @ requires n.parent == null && n.left != n.right && (n.left != n.right.left || n.left == null);
      @ ensures n.parent == \old(n.right) && n.parent.left == n;
      @ ensures n.right == \old(n.right.left) && (n.right == null || n.right.parent == n);
      @*/
    void rotate(Node n) {
        Node up = n.right;
        n.right = up.left;
        if (up.left != null) {
            up.left.parent = n;
        }
        up.parent = null;
        root = up;
        up.left = n;
        n.parent = up;
    }

    /*@ requires n != null && n.right != null && n.right != n && n.right.left != n && n.right.left != n.right;
      @ requires n.right.parent == n && (n.right.left == null || n.right.left.parent == n.right);
      @ ensures n.right == null || n.right.parent == n; // check Parents.forget: invalid, ensures here
      @*/
    void forget(Node n) {
        Node up = n.right;
        n.right = up.left;
        up.parent = n.parent;
        up.left = n;
        n.parent = up;
    }
}
