// Shortest paths by breadth-first search in a graph of adjacency lists.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

class Graph {
    private final List<List<Integer>> next = new ArrayList<>();

    Graph(int nodes) {
        for (int i = 0; i < nodes; i++) {
            next.add(new ArrayList<>());
        }
    }

    void connect(int a, int b) {
        next.get(a).add(b);
        next.get(b).add(a);
    }

    int[] distances(int from) {
        int[] distance = new int[next.size()];
        Arrays.fill(distance, -1);
        distance[from] = 0;
        Deque<Integer> queue = new ArrayDeque<>();
        queue.add(from);
        while (!queue.isEmpty()) {
            int node = queue.remove();
            for (int neighbour : next.get(node)) {
                if (distance[neighbour] < 0) {
                    distance[neighbour] = distance[node] + 1;
                    queue.add(neighbour);
                }
            }
        }
        return distance;
    }

    static void triangle(int a, int b) {                // check Graph.triangle: valid
        if (a < 0 || a > 2 || b < 0 || b > 2) {
            return;
        }
        Graph g = new Graph(3);
        g.connect(0, 1);
        g.connect(a, b);
        int[] d = g.distances(0);
        assert d[1] == 1;
        assert d[2] == -1 == (a != 2 && b != 2 || a == b);
        assert d[2] <= 2;
    }

    static void beyond(int node) {                      // check Graph.beyond: invalid, exception
        Graph g = new Graph(3);
        g.connect(0, node);                             // run Graph.beyond(3): throws IndexOutOfBoundsException
    }
}
