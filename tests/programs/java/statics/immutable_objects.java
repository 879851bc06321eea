// Collections that nobody can change keep what they hold, wherever they get to.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

class Main {
    static final List<List<String>> NESTED = List.of(List.of("a"), List.of("b", "c"));
    static final Map<String, List<Integer>> TABLE = Map.of("x", List.of(1, 2));
    static final Set<String> COPIED = Set.copyOf(Arrays.asList("p", "q"));
    static final List<List<String>> OPEN = List.of(new ArrayList<>());

    record Point(int x, List<String> names) {}

    static final Point POINT = new Point(1, List.of("origin"));

    static List<List<String>> everything() {
        return NESTED;
    }

    static void keep(List<String> given) {
        OPEN.get(0).addAll(given);
    }

    // check Main.nested: valid
    static void nested() {
        assert everything().get(1).size() == 2;
    }

    // check Main.table: valid
    static void table() {
        assert TABLE.get("x").get(0) == 1;
    }

    // check Main.copied: valid
    static void copied() {
        assert COPIED.contains("p") && COPIED.size() == 2;
    }

    // check Main.record: valid
    static void record() {
        assert POINT.names().get(0).equals("origin");
    }

    // What an immutable list holds may change.
    static void open() {
        assert OPEN.get(0).isEmpty();   // check Main.open: invalid
    }
}

// A view that only reads lets nobody change the list behind it.
class Hidden {
    private static final List<String> NAMES = new ArrayList<>();
    private static final Map<String, Integer> NUMBERS = new HashMap<>();

    static {
        NAMES.add("first");
        NUMBERS.put("one", 1);
    }

    static List<String> names() {
        return Collections.unmodifiableList(NAMES);
    }

    static Map<String, Integer> numbers() {
        return Collections.unmodifiableMap(NUMBERS);
    }

    // check Hidden.one: valid
    static void one() {
        assert names().size() == 1 && names().iterator().next().equals("first");
    }

    // check Hidden.two: valid
    static void two() {
        assert numbers().get("one") == 1;
    }
}

// A view through which the list can be changed.
class Shown {
    private static final List<String> NAMES = new ArrayList<>();
    private static final List<String> OTHERS = new ArrayList<>();

    static {
        NAMES.add("first");
        OTHERS.add("first");
    }

    static List<String> names() {
        return Collections.synchronizedList(NAMES);
    }

    static java.util.Iterator<String> others() {
        return OTHERS.iterator();
    }

    static void one() {
        assert names().size() == 1;     // check Shown.one: invalid
    }

    static void two() {
        assert OTHERS.size() == 1;      // check Shown.two: invalid
    }
}

// Who reads a map in the order of access changes it.
class Accessed {
    private static final Map<String, Integer> USED = new LinkedHashMap<>(16, 0.75f, true);

    static {
        USED.put("one", 1);
        USED.put("two", 2);
    }

    static Map<String, Integer> used() {
        return Collections.unmodifiableMap(USED);
    }

    static void first() {
        assert used().keySet().iterator().next().equals("one");  // check Accessed.first: invalid
    }

    static void touch() {
        used().get("one");
    }
}

// Subclasses of library classes in static fields: what they inherit is in a state that its code can bring it to.
class Extended {
    static class Named extends HashMap<String, Integer> {
        int changes;
    }

    static final Named TABLE = new Named();

    static void add(String key) {
        TABLE.put(key, 1);
        TABLE.changes++;
    }

    static void empty() {
        assert TABLE.isEmpty();         // check Extended.empty: invalid
    }

    static void changes() {
        assert TABLE.changes == 0;      // check Extended.changes: invalid
    }

    // check Extended.size: valid within bounds
    static void size() {
        assert TABLE.size() >= 0;
    }
}
