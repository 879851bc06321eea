// A sorted collection has the order that its field is made with only if it is always the same.
import java.util.Comparator;
import java.util.TreeMap;

class Turned {
    private TreeMap<Integer, Integer> map = new TreeMap<>();

    void turn() {
        map = new TreeMap<>(Comparator.reverseOrder());
    }

    // check Turned.use with array 2: invalid, exception
    void use() {
        assert map.size() < 2 || map.firstKey() < map.lastKey();
    }
}

class Shared {
    static Comparator<Integer> order = Comparator.naturalOrder();
    private final TreeMap<Integer, Integer> map = new TreeMap<>(order);

    // check Shared.use with array 2: invalid, exception
    void use() {
        assert map.size() < 2 || map.firstKey() < map.lastKey();
    }
}

class Natural {
    private final TreeMap<Integer, Integer> map = new TreeMap<>((Comparator<Integer>) null);

    // check Natural.use with array 2: valid within bounds
    void use() {
        assert map.size() < 2 || map.firstKey() < map.lastKey();
    }

    // check Natural.two with array 2: invalid, exception
    void two() {
        assert map.size() < 2;
    }
}
