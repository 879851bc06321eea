import java.util.Comparator;

/** A balanced search tree of keys, none of them null, in the order of an unknown comparator. */
public class KeyAvlTree {
    static class Key {
    }

    static class Node {
        Key element;
        int height;
        Node left;
        Node right;

        Node(Key element) {
            this.element = element;
            this.height = 1;
        }
    }

    /** The longest way down. */
    private static final int LARGEST = 3;

    private Node root;
    private Comparator<Key> comparator;

    public KeyAvlTree(Comparator<Key> comparator) {
        this.comparator = comparator;
    }

    /*@ pure @*/ boolean repOK() {
        return comparator != null && measured(root, LARGEST) >= 0 && ordered(root, null, null);
    }

    /** The height of a tree; -1 if it is not balanced, measured wrong, or higher than allowed. */
    private static /*@ pure @*/ int measured(Node t, int levels) {
        if (t == null) {
            return 0;
        }
        if (levels == 0) {
            return -1;
        }
        int left = measured(t.left, levels - 1);
        if (left < 0) {
            return -1;
        }
        int right = measured(t.right, levels - 1);
        if (right < 0 || left - right > 1 || right - left > 1) {
            return -1;
        }
        int height = 1 + (left > right ? left : right);
        return t.height == height ? height : -1;
    }

    private /*@ pure @*/ boolean ordered(Node t, Node low, Node high) {
        if (t == null) {
            return true;
        }
        if (t.element == null) {
            return false;
        }
        if (low != null && comparator.compare(t.element, low.element) <= 0) {
            return false;
        }
        if (high != null && comparator.compare(t.element, high.element) >= 0) {
            return false;
        }
        return ordered(t.left, low, t) && ordered(t.right, t, high);
    }

    //@ requires x != null && repOK();
    public boolean find(Key x) {
        Node t = root;
        while (t != null) {
            if (comparator.compare(x, t.element) < 0) {
                t = t.left;
            } else if (comparator.compare(x, t.element) > 0) {
                t = t.right;
            } else {
                return true;
            }
        }
        return false;
    }

    //@ requires repOK();
    public Key findMin() {
        Node t = root;
        while (t != null && t.left != null) {
            t = t.left;
        }
        return t == null ? null : t.element;
    }

    //@ requires repOK();
    public Key findMax() {
        Node t = root;
        while (t != null && t.right != null) {
            t = t.right;
        }
        return t == null ? null : t.element;
    }

    //@ requires x != null && repOK();
    //@ ensures measured(root, LARGEST + 1) >= 0 && ordered(root, null, null);
    public void insert(Key x) {
        root = insert(x, root);
    }

    private Node insert(Key x, Node t) {
        if (t == null) {
            return new Node(x);
        }
        if (comparator.compare(x, t.element) < 0) {
            t.left = insert(x, t.left);
            if (height(t.left) - height(t.right) == 2) {
                if (comparator.compare(x, t.left.element) > 0) {
                    t.left = rotateLeft(t.left);
                }
                return rotateRight(t);
            }
        } else if (comparator.compare(x, t.element) > 0) {
            t.right = insert(x, t.right);
            if (height(t.right) - height(t.left) == 2) {
                if (comparator.compare(x, t.right.element) < 0) {
                    t.right = rotateRight(t.right);
                }
                return rotateLeft(t);
            }
        }
        measure(t);
        return t;
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
}
