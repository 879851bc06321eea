// Intervals in a tree with the largest end of every subtree; the wrong one does not keep it up to date.
class Intervals {
    static class Node {
        final int from;
        final int to;
        int last;
        Node left;
        Node right;

        Node(int from, int to) {
            this.from = from;
            this.to = to;
            this.last = to;
        }
    }

    static Node insert(Node n, int from, int to, boolean update) {
        if (n == null) {
            return new Node(from, to);
        }
        if (from < n.from) {
            n.left = insert(n.left, from, to, update);
        } else {
            n.right = insert(n.right, from, to, update);
        }
        if (update) {
            n.last = Math.max(n.last, to);
        }
        return n;
    }

    static boolean stabbed(Node n, int x) {
        if (n == null || x > n.last) {
            return false;
        }
        return stabbed(n.left, x) || n.from <= x && x <= n.to || stabbed(n.right, x);
    }

    static void compare(int a, int b, int c, int d, int x, boolean update) {
        if (a <= b && c <= d) {
            Node root = insert(insert(null, a, b, update), c, d, update);
            assert stabbed(root, x) == (a <= x && x <= b || c <= x && x <= d);  // check Intervals.stale: invalid, exception here
        }
    }

    static void kept(int a, int b, int c, int d, int x) {       // check Intervals.kept: valid
        compare(a, b, c, d, x, true);
    }

    static void stale(int a, int b, int c, int d, int x) {
        compare(a, b, c, d, x, false);
    }
}
