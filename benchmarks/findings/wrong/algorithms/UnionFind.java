/** Disjoint sets of numbers. */
public class UnionFind {
    private final int[] parent;

    /** Sets with one number each, from 0. */
    public UnionFind(int size) {
        if (size < 0 || size > 1000) {
            throw new IllegalArgumentException("size");
        }
        parent = new int[size];
        for (int i = 0; i < size; i++) {
            parent[i] = i;
        }
    }

    private int root(int number) {
        int node = number;
        while (parent[node] != node) {
            node = parent[node];
        }
        return node;
    }

    /** Joins the sets of two numbers. */
    public void union(int one, int two) {
        check(one);
        check(two);
        parent[root(one)] = two;
    }

    /** Whether two numbers are in one set. */
    public boolean connected(int one, int two) {
        check(one);
        check(two);
        return root(one) == root(two);
    }

    private void check(int number) {
        if (number < 0 || number >= parent.length) {
            throw new IndexOutOfBoundsException("number " + number);
        }
    }
}
