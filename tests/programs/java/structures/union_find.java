// Union-find with ranks and path halving: a forest whose roots are representatives.
class UnionFind {
    private final int[] parent;
    private final int[] rank;
    int sets;

    UnionFind(int n) {
        parent = new int[n];
        rank = new int[n];
        sets = n;
        for (int i = 0; i < n; i++) {
            parent[i] = i;
        }
    }

    int find(int x) {
        while (parent[x] != x) {
            parent[x] = parent[parent[x]];
            x = parent[x];
        }
        return x;
    }

    boolean union(int x, int y) {
        int a = find(x);
        int b = find(y);
        if (a == b) {
            return false;
        }
        if (rank[a] < rank[b]) {
            parent[a] = b;
        } else {
            parent[b] = a;
            if (rank[a] == rank[b]) {
                rank[a]++;
            }
        }
        sets--;
        return true;
    }

    static void joined(int a, int b, int c) {           // check UnionFind.joined: valid
        if ((a | b | c) < 0 || a > 3 || b > 3 || c > 3) {
            return;
        }
        UnionFind u = new UnionFind(4);
        u.union(a, b);
        u.union(b, c);
        assert u.find(a) == u.find(c);
        assert u.sets == 4 - (a == b && b == c ? 0 : a == b || b == c || a == c ? 1 : 2);
    }
}
