// The collections in a collection that its class keeps to itself hold no null if none is ever put in.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

class Index<T> {
    private final Map<String, List<T>> byKey = new HashMap<>();

    void add(String key, T value) {
        byKey.computeIfAbsent(Objects.requireNonNull(key), unused -> new ArrayList<>()).add(Objects.requireNonNull(value));
    }

    // check Index.hash with array 1: valid within bounds
    int hash() {
        int hash = 0;
        for (List<T> values : byKey.values()) {
            for (T value : values) {
                hash += value == null ? 1 / 0 : 1;
            }
        }
        return hash;
    }
}

class Rows {
    private final List<List<Integer>> rows = new ArrayList<>();
    private final List<List<Integer>> shown = new ArrayList<>();

    void add(int value) {
        row().add(value);
        shown.add(new ArrayList<>());
    }

    private List<Integer> row() {
        if (rows.isEmpty()) {
            rows.add(new ArrayList<>());
        }
        return rows.get(0);
    }

    List<Integer> last() {
        return shown.get(shown.size() - 1);
    }

    // check Rows.first: valid within bounds
    int first() {
        return rows.isEmpty() || rows.get(0).isEmpty() ? 0 : rows.get(0).get(0);
    }

    // check Rows.firstShown: invalid, exception
    int firstShown() {
        return shown.isEmpty() || shown.get(0).isEmpty() ? 0 : shown.get(0).get(0);
    }
}

class Graph {
    private final List<Integer>[] successors;

    @SuppressWarnings("unchecked")
    Graph(int nodes) {
        successors = new List[nodes];
        for (int i = 0; i < nodes; i++) {
            successors[i] = new ArrayList<>();
        }
    }

    void edge(int from, int to) {
        successors[from].add(to);
    }

    // check Graph.first with array 1: valid within bounds
    int first() {
        boolean empty = successors.length == 0 || successors[0] == null || successors[0].isEmpty();
        return empty ? 0 : successors[0].get(0);
    }
}
