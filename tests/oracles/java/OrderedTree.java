import java.util.Comparator;

/** A binary search tree whose keys are compared by a comparator that nobody knows. */
public class OrderedTree {
    /** Nothing is known of keys, and nothing else is one. */
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

    private Node root;
    private Comparator<Key> comparator;

    public OrderedTree(Comparator<Key> comparator) {
        this.comparator = comparator;
    }

    /*@ pure @*/ boolean repOK() {
        return ordered(root, null, null);
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

    //@ requires comparator != null && repOK();
    //@ ensures repOK();
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

    //@ requires comparator != null && repOK();
    //@ ensures repOK();
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
            t.element = least(t.right).element;
            t.right = remove(t.element, t.right);
        } else {
            return t.left != null ? t.left : t.right;
        }
        return t;
    }

    private static Node least(Node t) {
        while (t.left != null) {
            t = t.left;
        }
        return t;
    }
}
