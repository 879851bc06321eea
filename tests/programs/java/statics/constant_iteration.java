// Going through a constant collection does not change it, whatever its class, and neither do views of it and streams.
import java.util.*;
import java.util.stream.*;

class Keywords {
    private static final Set<String> HASHED = new HashSet<>(Arrays.asList("if", "else", "while"));
    private static final Set<String> SORTED = new TreeSet<>();
    private static final Set<String> LINKED = new LinkedHashSet<>();
    private static final Set<String> GIVEN = Set.of("do", "for");
    private static final Set<String> FIXED;

    static {
        SORTED.add("do");
        LINKED.add("do");
        Set<String> found = new HashSet<>(GIVEN);
        found.add("if");
        FIXED = Collections.unmodifiableSet(found);
    }

    static void hashed() { for (String k : HASHED) assert k.length() >= 2; }          // check Keywords.hashed: valid
    static void sorted() { for (String k : SORTED) assert k.equals("do"); }           // check Keywords.sorted: valid
    static void linked() { for (String k : LINKED) assert k.equals("do"); }           // check Keywords.linked: valid
    static void given() { for (String k : GIVEN) assert k.length() >= 2; }            // check Keywords.given: valid
    static void fixed() { for (String k : FIXED) assert k.length() >= 2; }            // check Keywords.fixed: valid
    static void stream() { assert HASHED.stream().allMatch(k -> k.length() > 1); }    // check Keywords.stream: valid
    static void text() { assert SORTED.toString().equals("[do]"); }                   // check Keywords.text: valid
}

class Tables {
    enum Colour { RED, GREEN }

    private static final Map<String, Integer> HASHED = numbers();
    private static final Map<String, Integer> SORTED = new TreeMap<>((a, b) -> b.compareTo(a));
    private static final Map<String, Integer> LINKED = new LinkedHashMap<>();
    private static final Map<Colour, String> NAMES = new EnumMap<>(Colour.class);
    private static final Set<Colour> WARM = EnumSet.of(Colour.RED);

    static {
        SORTED.put("a", 1);
        SORTED.put("b", 2);
        LINKED.put("a", 1);
        for (Colour c : Colour.values()) { NAMES.put(c, c.name()); }
    }

    private static Map<String, Integer> numbers() {
        Map<String, Integer> made = new HashMap<>();
        made.put("one", 1);
        made.put("two", 2);
        return made;
    }

    static void entries() {                                                           // check Tables.entries: valid
        int sum = 0;
        for (Map.Entry<String, Integer> e : HASHED.entrySet()) { sum += e.getValue(); }
        assert sum == 3;
    }

    static void first() { assert SORTED.keySet().iterator().next().equals("b"); }     // check Tables.first: valid
    static void found() { assert LINKED.get("a") == 1; }                              // check Tables.found: valid
    static void values() { for (int v : SORTED.values()) assert v > 0; }              // check Tables.values: valid
    static void names(Colour c) { assert c == null || NAMES.get(c) != null; }         // check Tables.names: valid
    static void warm() { for (Colour c : WARM) assert c == Colour.RED; }              // check Tables.warm: valid

    static void copied() {                                                            // check Tables.copied: valid
        List<String> keys = SORTED.keySet().stream().map(String::toUpperCase).collect(Collectors.toList());
        keys.add("C");
        assert keys.size() == 3 && SORTED.size() == 2;
    }
}

// What is found by going through a collection may change it all the same, and so may looking into some.
class Reached {
    private static final Map<String, Integer> BY_STREAM = new HashMap<>(Map.of("x", 1));
    static void stream1() { BY_STREAM.entrySet().stream().forEach(e -> e.setValue(9)); }
    static void stream() { assert BY_STREAM.get("x") == 1; }                          // check Reached.stream: invalid

    private static final Map<String, Integer> BY_LIST = new HashMap<>(Map.of("x", 1));
    static void list1() {
        List<Map<String, Integer>> all = new ArrayList<>();
        ListIterator<Map<String, Integer>> end = all.listIterator();
        end.add(BY_LIST);
        all.get(0).clear();
    }
    static void list() { assert BY_LIST.size() == 1; }                                // check Reached.list: invalid

    private static final Map<String, Object> BY_ITSELF = new HashMap<>();
    static { BY_ITSELF.put("self", BY_ITSELF); }
    static void itself1() { ((Map<?, ?>) BY_ITSELF.get("self")).clear(); }
    static void itself() { assert BY_ITSELF.size() == 1; }                            // check Reached.itself: invalid

    private static final Map<String, Integer> BY_LOOKUP = new LinkedHashMap<>(16, 0.75f, true);
    static { BY_LOOKUP.put("x", 1); BY_LOOKUP.put("y", 2); }
    static void lookup1() { BY_LOOKUP.get("x"); }
    static void lookup() { assert BY_LOOKUP.keySet().iterator().next().equals("x"); } // check Reached.lookup: invalid

    private static final List<Integer> SOURCE = new ArrayList<>(List.of(1));
    private static final List<Integer> BY_SOURCE = fixed(SOURCE);
    private static List<Integer> fixed(Object source) { return Collections.unmodifiableList((List<Integer>) source); }
    static void source1() { SOURCE.clear(); }
    static void source() { assert BY_SOURCE.size() == 1; }                            // check Reached.source: invalid
}

// An order that is open when a class is initialised.
class Opened {
    private static final Set<String> GIVEN = Set.of("a", "b");
    private static final List<String> COPY = new ArrayList<>(GIVEN);
    static void size() { assert COPY.size() == 2; }                                   // check Opened.size: valid
    static void first() { assert COPY.get(0).equals("a"); }                           // check Opened.first: invalid
}
