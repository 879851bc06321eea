// Union-find that links the nodes instead of their representatives: earlier unions are lost.
class UnionFind {
    private final int[] parent = {0, 1, 2, 3};

    int find(int x) {
        return parent[x] == x ? x : find(parent[x]);
    }

    void union(int x, int y) {
        if (find(x) != find(y)) {
            parent[x] = y;
        }
    }

    static void joined(int a, int b, int c) {
        if (a < 0 || b < 0 || c < 0 || a > 3 || b > 3 || c > 3) {
            return;
        }
        UnionFind u = new UnionFind();
        u.union(a, b);
        u.union(a, c);
        assert u.find(a) == u.find(c);
        assert u.find(a) == u.find(b);                  // check UnionFind.joined: invalid, exception here
    }

    static void outside(int x) {                        // check UnionFind.outside: invalid, exception
        assert new UnionFind().find(x) == x;
    }
}
