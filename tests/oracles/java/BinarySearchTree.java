/** A binary search tree of different numbers. */
public class BinarySearchTree {
    static class Node {
        int element;
        Node left;
        Node right;

        Node(int element) {
            this.element = element;
        }
    }

    private Node root;

    public BinarySearchTree() {
    }

    /*@ pure @*/ boolean repOK() {
        return ordered(root, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private static /*@ pure @*/ boolean ordered(Node t, long low, long high) {
        if (t == null) {
            return true;
        }
        if (t.element <= low || t.element >= high) {
            return false;
        }
        return ordered(t.left, low, t.element) && ordered(t.right, t.element, high);
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
        } else if (x > t.element) {
            t.right = insert(x, t.right);
        }
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
    public void remove(int x) {
        root = remove(x, root);
    }

    private Node remove(int x, Node t) {
        if (t == null) {
            return null;
        }
        if (x < t.element) {
            t.left = remove(x, t.left);
        } else if (x > t.element) {
            t.right = remove(x, t.right);
        } else if (t.left != null && t.right != null) {
            t.element = least(t.right);
            t.right = remove(t.element, t.right);
        } else {
            return t.left != null ? t.left : t.right;
        }
        return t;
    }

    private static int least(Node t) {
        while (t.left != null) {
            t = t.left;
        }
        return t.element;
    }

    //@ requires repOK();
    //@ ensures repOK();
    public int findMin() {
        return root == null ? 0 : least(root);
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
