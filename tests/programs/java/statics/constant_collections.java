// A collection that the initialiser of a class fills, and that all other code only looks into, keeps what it holds.
import java.util.*;

class ConstantCollections {
    private static final List<Integer> SMALL = List.of(1, 2);
    private static final Map<String, Integer> NUMBERS = new HashMap<>();
    private static final Map<String, Integer> DAYS;
    private static final List<String> NAMES = Arrays.asList("a", "b");
    private static final StringBuilder TEXT = new StringBuilder("abc");
    private static final List<List<Integer>> ROWS = new ArrayList<>();

    static {
        NUMBERS.put("one", 1);
        NUMBERS.put("two", 2);
        Map<String, Integer> days = new HashMap<>();
        days.put("Monday", 1);
        DAYS = days;
        ROWS.add(new ArrayList<>());
    }

    static void small() { assert SMALL.get(0) == 1; }                       // check ConstantCollections.small: valid

    static int number() { return NUMBERS.get("two"); }                      // check ConstantCollections.number: valid

    static void day(String s) { assert DAYS.get("Monday") == 1; }           // check ConstantCollections.day: valid

    static boolean name(String s) {                                         // check ConstantCollections.name: valid
        for (String each : NAMES) {
            if (each.equals(s)) { return true; }
        }
        assert NAMES.size() == 2;
        return false;
    }

    static void text() { assert TEXT.length() == 3; }                       // check ConstantCollections.text: valid

    // The list of rows is constant; its rows are not.
    static void put(int n) { ROWS.get(0).add(n); }
    static void rows() { assert ROWS.size() == 1; }                         // check ConstantCollections.rows: valid
    static void row() { assert ROWS.get(0).isEmpty(); }                     // check ConstantCollections.row: invalid
}

// Each of these collections is changed in a way of its own.
class ChangedCollections {
    private static final List<Integer> BY_ITERATOR = new ArrayList<>(List.of(1));
    static void iterator1() { Iterator<Integer> it = BY_ITERATOR.iterator(); it.next(); it.remove(); }
    static void iterator() { assert BY_ITERATOR.size() == 1; }              // check ChangedCollections.iterator: invalid

    private static final Map<String, Integer> BY_VIEW = new HashMap<>();
    static { BY_VIEW.put("x", 1); }
    static void view1() { BY_VIEW.keySet().clear(); }
    static void view() { assert BY_VIEW.size() == 1; }                      // check ChangedCollections.view: invalid

    private static final Map<String, Integer> BY_ENTRY = new TreeMap<>();
    static { BY_ENTRY.put("x", 1); }
    static void entry1() { for (Map.Entry<String, Integer> e : BY_ENTRY.entrySet()) { e.setValue(9); } }
    static void entry() { assert BY_ENTRY.get("x") == 1; }                  // check ChangedCollections.entry: invalid

    private static final List<Integer> BY_LIBRARY = new ArrayList<>(List.of(2, 1));
    static void library1() { Collections.sort(BY_LIBRARY); }
    static void library() { assert BY_LIBRARY.get(0) == 2; }                // check ChangedCollections.library: invalid

    private static final List<Integer> BY_ANOTHER_NAME = new ArrayList<>();
    static void anotherName1() { List<Integer> l = BY_ANOTHER_NAME; l.add(3); }
    static void anotherName() { assert BY_ANOTHER_NAME.isEmpty(); }         // check ChangedCollections.anotherName: invalid

    private static final List<Integer> BY_CALLER = new ArrayList<>();
    static List<Integer> caller1() { return BY_CALLER; }
    static void caller() { assert BY_CALLER.isEmpty(); }                    // check ChangedCollections.caller: invalid

    private static final List<Integer> BY_CALLED = new ArrayList<>();
    private static void add(List<Integer> l) { l.add(1); }
    static void called1() { add(BY_CALLED); }
    static void called() { assert BY_CALLED.isEmpty(); }                    // check ChangedCollections.called: invalid

    private static final List<Integer> BY_FUNCTION = new ArrayList<>();
    static Runnable function1() { return () -> BY_FUNCTION.add(1); }
    static void function() { assert BY_FUNCTION.isEmpty(); }                // check ChangedCollections.function: invalid

    private static final List<Integer> INSIDE = new ArrayList<>();
    private static final List<Integer> BY_WHAT_IT_SHOWS = Collections.unmodifiableList(INSIDE);
    static void shows1() { INSIDE.add(1); }
    static void shows() { assert BY_WHAT_IT_SHOWS.isEmpty(); }              // check ChangedCollections.shows: invalid

    private static List<Integer> other;
    private static final List<Integer> BY_WHO_MADE_IT = make();
    private static List<Integer> make() { List<Integer> l = new ArrayList<>(); other = l; return l; }
    static void made1() { other.add(1); }
    static void made() { assert BY_WHO_MADE_IT.isEmpty(); }                 // check ChangedCollections.made: invalid

    private static final List<Integer> BY_PART = new ArrayList<>(List.of(1, 2, 3));
    static void part1() { BY_PART.subList(0, 1).clear(); }
    static void part() { assert BY_PART.size() == 3; }                      // check ChangedCollections.part: invalid
}
