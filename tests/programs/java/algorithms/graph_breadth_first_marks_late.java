// Breadth-first search that marks a node when it is taken, so that nodes are queued more than once.
import java.util.ArrayDeque;
import java.util.Deque;

class Graph {
    final boolean[][] edge;
    int queued;

    Graph(int nodes) {
        edge = new boolean[nodes][nodes];
    }

    void connect(int a, int b) {
        edge[a][b] = true;
        edge[b][a] = true;
    }

    void visit(int from) {
        boolean[] done = new boolean[edge.length];
        Deque<Integer> queue = new ArrayDeque<>();
        queue.add(from);
        queued = 1;
        while (!queue.isEmpty()) {
            int node = queue.remove();
            done[node] = true;
            for (int other = 0; other < edge.length; other++) {
                if (edge[node][other] && !done[other]) {
                    queue.add(other);
                    queued++;
                }
            }
        }
    }

    static void once(boolean one, boolean two, boolean three) {
        Graph g = new Graph(3);
        if (one) {
            g.connect(0, 1);
        }
        if (two) {
            g.connect(0, 2);
        }
        if (three) {
            g.connect(1, 2);
        }
        g.visit(0);
        assert g.queued <= 3;                           // check Graph.once: invalid, exception here
    }
}
