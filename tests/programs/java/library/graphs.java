// Breadth-first search, shortest paths and topological order on collections.
// prints: {a={b=4, c=1}, b={d=5}, c={b=2, d=8}, d={e=3}, e={}}
// prints: {a=0, b=3, c=1, d=8, e=11}
// prints: [a, c, b, d, e]
// prints: [c, b, d, e]
import java.util.*;

class Main {
    static final Map<String, Map<String, Integer>> EDGES = new HashMap<>();

    static void edge(String from, String to, int weight) {
        EDGES.computeIfAbsent(from, k -> new LinkedHashMap<>()).put(to, weight);
        EDGES.computeIfAbsent(to, k -> new LinkedHashMap<>());
    }

    static Map<String, Integer> distances(String start) {
        Map<String, Integer> best = new TreeMap<>();
        PriorityQueue<Map.Entry<String, Integer>> queue = new PriorityQueue<>(Map.Entry.<String, Integer>comparingByValue());
        queue.add(Map.entry(start, 0));
        while (!queue.isEmpty()) {
            Map.Entry<String, Integer> next = queue.poll();
            if (best.putIfAbsent(next.getKey(), next.getValue()) != null) {
                continue;
            }
            for (Map.Entry<String, Integer> edge : EDGES.get(next.getKey()).entrySet()) {
                queue.add(Map.entry(edge.getKey(), next.getValue() + edge.getValue()));
            }
        }
        return best;
    }

    static List<String> order() {
        Map<String, Integer> incoming = new TreeMap<>();
        for (String node : EDGES.keySet()) {
            incoming.putIfAbsent(node, 0);
            for (String target : EDGES.get(node).keySet()) {
                incoming.merge(target, 1, Integer::sum);
            }
        }
        Deque<String> free = new ArrayDeque<>();
        incoming.forEach((node, count) -> {
            if (count == 0) {
                free.add(node);
            }
        });
        List<String> result = new LinkedList<>();
        while (!free.isEmpty()) {
            String node = free.remove();
            result.add(node);
            for (String target : EDGES.get(node).keySet()) {
                if (incoming.merge(target, -1, Integer::sum) == 0) {
                    free.add(target);
                }
            }
        }
        return result;
    }

    public static void main(String[] args) {
        edge("a", "b", 4);
        edge("a", "c", 1);
        edge("c", "b", 2);
        edge("b", "d", 5);
        edge("c", "d", 8);
        edge("d", "e", 3);
        System.out.println(EDGES);
        System.out.println(distances("a"));
        System.out.println(order());
        Set<String> seen = new LinkedHashSet<>(List.of("c"));
        Queue<String> queue = new LinkedList<>(seen);
        while (!queue.isEmpty()) {
            for (String target : EDGES.get(queue.poll()).keySet()) {
                if (seen.add(target)) {
                    queue.offer(target);
                }
            }
        }
        System.out.println(seen);
    }
}
