// A skip list whose levels follow from the number of elements; the lowest level holds all of them in order.
class SkipList {
    private static final int LEVELS = 2;

    private static class Node {
        final int key;
        final Node[] next = new Node[LEVELS];

        Node(int key) {
            this.key = key;
        }
    }

    private final Node head = new Node(Integer.MIN_VALUE);
    private int size;

    private Node before(Node from, int level, int key) {
        Node n = from;
        while (n.next[level] != null && n.next[level].key < key) {
            n = n.next[level];
        }
        return n;
    }

    boolean contains(int key) {
        Node n = head;
        for (int level = LEVELS - 1; level >= 0; level--) {
            n = before(n, level, key);
        }
        return n.next[0] != null && n.next[0].key == key;
    }

    void add(int key) {
        Node[] path = new Node[LEVELS];
        Node n = head;
        for (int level = LEVELS - 1; level >= 0; level--) {
            n = before(n, level, key);
            path[level] = n;
        }
        if (n.next[0] != null && n.next[0].key == key) {
            return;
        }
        Node made = new Node(key);
        int levels = size % 2 == 0 ? LEVELS : 1;
        for (int level = 0; level < levels; level++) {
            made.next[level] = path[level].next[level];
            path[level].next[level] = made;
        }
        size++;
    }

    static void three(int a, int b, int c) {            // check SkipList.three: valid
        SkipList list = new SkipList();
        list.add(a);
        list.add(b);
        list.add(c);
        assert list.contains(a) && list.contains(b) && list.contains(c);
        int count = 0;
        for (Node n = list.head.next[0]; n != null; n = n.next[0]) {
            count++;
            assert n.next[0] == null || n.key < n.next[0].key;
        }
        assert count == list.size;
    }

    static void sentinel(int a) {
        SkipList list = new SkipList();
        list.add(1);
        assert !list.contains(a) || a == 1;             // check SkipList.sentinel: valid
    }
}
