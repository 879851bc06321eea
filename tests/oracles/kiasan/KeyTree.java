import java.util.Comparator;

/** A binary search tree of keys, of which one may be null, in the order of an unknown comparator. */
public class KeyTree {
    static class Key {
    }

    static class Node {
        Key element;
        Node left;
        Node right;

        Node(Key element) {
            this.element = element;
        }
    }

    /** The longest way down. */
    private static final int LARGEST = 3;

    private Node root;
    private Comparator<Key> comparator;

    public KeyTree(Comparator<Key> comparator) {
        this.comparator = comparator;
    }

    /*@ pure @*/ boolean repOK() {
        return comparator != null && lower(root, LARGEST) && ordered(root, null, null);
    }

    private static /*@ pure @*/ boolean lower(Node t, int levels) {
        return t == null || levels > 0 && lower(t.left, levels - 1) && lower(t.right, levels - 1);
    }

    /** Whether all keys lie between those of two nodes; null stands for no bound. */
    private /*@ pure @*/ boolean ordered(Node t, Node low, Node high) {
        if (t == null) {
            return true;
        }
        if (low != null && comparator.compare(t.element, low.element) <= 0) {
            return false;
        }
        if (high != null && comparator.compare(t.element, high.element) >= 0) {
            return false;
        }
        return ordered(t.left, low, t) && ordered(t.right, t, high);
    }

    //@ requires repOK();
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

    //@ requires repOK();
    //@ ensures ordered(root, null, null);
    public void insert(Key x) {
        root = insert(x, root);
    }

    private Node insert(Key x, Node t) {
        if (t == null) {
            return new Node(x);
        }
        if (comparator.compare(x, t.element) < 0) {
            t.left = insert(x, t.left);
        } else if (comparator.compare(x, t.element) > 0) {
            t.right = insert(x, t.right);
        }
        return t;
    }

    //@ requires repOK();
    //@ ensures ordered(root, null, null);
    public void remove(Key x) {
        root = remove(x, root);
    }

    private Node remove(Key x, Node t) {
        if (t == null) {
            return null;
        }
        if (comparator.compare(x, t.element) < 0) {
            t.left = remove(x, t.left);
        } else if (comparator.compare(x, t.element) > 0) {
            t.right = remove(x, t.right);
        } else if (t.left != null && t.right != null) {
            Node least = t.right;
            while (least.left != null) {
                least = least.left;
            }
            t.element = least.element;
            t.right = remove(t.element, t.right);
        } else {
            return t.left != null ? t.left : t.right;
        }
        return t;
    }
}
