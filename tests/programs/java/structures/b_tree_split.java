// Splitting a full node of a B-tree: the middle key goes up; the wrong one loses the last child.
class BTree {
    static final int KEYS = 3;

    static class Node {
        final int[] keys = new int[KEYS];
        final Node[] children = new Node[KEYS + 1];
        int count;
        boolean leaf = true;
    }

    static Node leafOf(int... keys) {
        Node n = new Node();
        for (int key : keys) {
            n.keys[n.count++] = key;
        }
        return n;
    }

    static Node split(Node full, boolean allChildren) {
        Node right = new Node();
        right.leaf = full.leaf;
        right.count = 1;
        right.keys[0] = full.keys[2];
        if (!full.leaf) {
            right.children[0] = full.children[2];
            if (allChildren) {
                right.children[1] = full.children[3];
            }
        }
        Node top = new Node();
        top.leaf = false;
        top.count = 1;
        top.keys[0] = full.keys[1];
        top.children[0] = full;
        top.children[1] = right;
        full.count = 1;
        return top;
    }

    static int size(Node n) {
        int sum = n.count;                              // check BTree.wrong: invalid, exception here
        if (!n.leaf) {
            for (int i = 0; i <= n.count; i++) {
                sum += size(n.children[i]);
            }
        }
        return sum;
    }

    static boolean ordered(Node n, long low, long high) {
        for (int i = 0; i < n.count; i++) {
            if (n.keys[i] <= low || n.keys[i] >= high || i > 0 && n.keys[i - 1] >= n.keys[i]) {
                return false;
            }
        }
        for (int i = 0; !n.leaf && i <= n.count; i++) {
            if (!ordered(n.children[i], i == 0 ? low : n.keys[i - 1], i == n.count ? high : n.keys[i])) {
                return false;
            }
        }
        return true;
    }

    static void right(int a, int b, int c) {            // check BTree.right: valid
        if (a < b && b < c && a > Integer.MIN_VALUE) {
            Node top = split(leafOf(a, b, c), true);
            assert size(top) == 3 && ordered(top, Long.MIN_VALUE, Long.MAX_VALUE);
        }
    }

    static Node inner() {
        Node n = leafOf(10, 20, 30);
        n.leaf = false;
        for (int i = 0; i < 4; i++) {
            n.children[i] = leafOf(10 * i + 5);
        }
        return n;
    }

    static void whole() {                               // check BTree.whole: valid
        assert size(split(inner(), true)) == 7;
    }

    static void wrong() {
        assert size(split(inner(), false)) == 7;
    }
}
