// A collection that its class keeps to itself holds no null if none is ever put in; one that is handed out may.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Stock {
    private final Map<String, Integer> counts = new HashMap<>();
    private final List<Integer> prices = new ArrayList<>();
    private final List<Integer> shared = new ArrayList<>();
    private final List<Integer> mixed = new ArrayList<>();

    void put(String item, int count) {
        counts.put(item, counts.getOrDefault(item, 0) + count);
        prices.add(count);
        mixed.add(count > 0 ? count : null);
    }

    List<Integer> all() {
        return shared;
    }

    // check Stock.count with array 1: valid within bounds
    int count(String item) {
        return counts.containsKey(item) ? counts.get(item) : 0;
    }

    // check Stock.first: valid within bounds
    int first() {
        return prices.isEmpty() ? 0 : prices.get(0);
    }

    // check Stock.firstShared: invalid, exception
    int firstShared() {
        return shared.isEmpty() ? 0 : shared.get(0);
    }

    // check Stock.firstMixed: invalid, exception
    int firstMixed() {
        return mixed.isEmpty() ? 0 : mixed.get(0);
    }
}
