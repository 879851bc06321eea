/** A skip list of ints: sorted lists above each other. */
public class SkipList {
    private static final int MAX_LEVEL = 2;

    private static final class Node {
        final int value;
        final Node[] next;

        Node(int value, int levels) {
            this.value = value;
            this.next = new Node[levels];
        }
    }

    private final Node head = new Node(Integer.MIN_VALUE, MAX_LEVEL);
    private int size;

    public boolean contains(int value) {
        Node node = head;
        for (int level = MAX_LEVEL - 1; level >= 0; level--) {
            while (node.next[level] != null && node.next[level].value < value) {
                node = node.next[level];
            }
        }
        Node found = node.next[0];
        return found != null && found.value == value;
    }

    //@ signals (IllegalArgumentException e) levels < 1 || levels > 2;
    public boolean add(int value, int levels) {
        if (levels < 1 || levels > MAX_LEVEL) {
            throw new IllegalArgumentException();
        }
        Node[] update = new Node[MAX_LEVEL];
        Node node = head;
        for (int level = MAX_LEVEL - 1; level >= 0; level--) {
            while (node.next[level] != null && node.next[level].value < value) {
                node = node.next[level];
            }
            update[level] = node;
        }
        Node following = node.next[0];
        if (following != null && following.value == value) {
            return false;
        }
        Node made = new Node(value, levels);
        for (int level = 0; level < levels; level++) {
            made.next[level] = update[level].next[level];
            update[level].next[level] = made;
        }
        size++;
        return true;
    }

    public int size() {
        return size;
    }
}
