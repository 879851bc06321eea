/** A set of values as a search tree. */
public class SearchTree<T extends Comparable<T>> {
    private static final class Node<T> {
        final T value;
        Node<T> left;
        Node<T> right;

        Node(T value) {
            this.value = value;
        }
    }

    private Node<T> root;

    /** Adds a value, if it is new. */
    public void add(T value) {
        root = added(root, value);
    }

    private Node<T> added(Node<T> node, T value) {
        if (node == null) {
            return new Node<>(value);
        }
        int order = value.compareTo(node.value);
        if (order < 0) {
            node.left = added(node.left, value);
        } else if (order > 0) {
            node.left = added(node.right, value);
        }
        return node;
    }

    /** Whether a value was added. */
    public boolean contains(T value) {
        Node<T> node = root;
        while (node != null) {
            int order = value.compareTo(node.value);
            if (order == 0) {
                return true;
            }
            node = order < 0 ? node.left : node.right;
        }
        return false;
    }
}
