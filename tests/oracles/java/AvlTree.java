/** A search tree in which the heights of two siblings differ by one at most. */
public class AvlTree {
    static class Node {
        int element;
        int height;
        Node left;
        Node right;

        Node(int element) {
            this.element = element;
            this.height = 1;
        }
    }

    private Node root;

    public AvlTree() {
    }

    /*@ pure @*/ boolean repOK() {
        return measured(root, Long.MIN_VALUE, Long.MAX_VALUE) >= 0;
    }

    /** The height of a tree; -1 if something is wrong in it. */
    private static /*@ pure @*/ int measured(Node t, long low, long high) {
        if (t == null) {
            return 0;
        }
        if (t.element <= low || t.element >= high) {
            return -1;
        }
        int left = measured(t.left, low, t.element);
        if (left < 0) {
            return -1;
        }
        int right = measured(t.right, t.element, high);
        if (right < 0 || left - right > 1 || right - left > 1) {
            return -1;
        }
        int height = 1 + (left > right ? left : right);
        return t.height == height ? height : -1;
    }

    private static int height(Node t) {
        return t == null ? 0 : t.height;
    }

    private static void measure(Node t) {
        int left = height(t.left);
        int right = height(t.right);
        t.height = 1 + (left > right ? left : right);
    }

    private static Node rotateRight(Node t) {
        Node up = t.left;
        t.left = up.right;
        up.right = t;
        measure(t);
        measure(up);
        return up;
    }

    private static Node rotateLeft(Node t) {
        Node up = t.right;
        t.right = up.left;
        up.left = t;
        measure(t);
        measure(up);
        return up;
    }

    //@ requires repOK();
    //@ ensures repOK();
    public void insert(int x) {
        root = insert(x, root);
    }

    private Node insert(int x, Node t) {
        if (t == null) {
            return new Node(x);
        }
        if (x < t.element) {
            t.left = insert(x, t.left);
            if (height(t.left) - height(t.right) == 2) {
                if (x > t.left.element) {
                    t.left = rotateLeft(t.left);
                }
                return rotateRight(t);
            }
        } else if (x > t.element) {
            t.right = insert(x, t.right);
            if (height(t.right) - height(t.left) == 2) {
                if (x < t.right.element) {
                    t.right = rotateRight(t.right);
                }
                return rotateLeft(t);
            }
        }
        measure(t);
        return t;
    }

    //@ requires repOK();
    //@ ensures repOK();
    public boolean find(int x) {
        Node t = root;
        while (t != null) {
            if (x < t.element) {
                t = t.left;
            } else if (x > t.element) {
                t = t.right;
            } else {
                return true;
            }
        }
        return false;
    }

    //@ requires repOK();
    //@ ensures repOK();
    public int findMin() {
        if (root == null) {
            return 0;
        }
        Node first = root;
        while (first.left != null) {
            first = first.left;
        }
        return first.element;
    }

    //@ requires repOK();
    //@ ensures repOK();
    public int findMax() {
        if (root == null) {
            return 0;
        }
        Node last = root;
        while (last.right != null) {
            last = last.right;
        }
        return last.element;
    }
}
