// A structure that an initialiser or a constructor makes, in whatever way, keeps what it holds if one field alone leads
// to it and all other code only reads it.
import java.util.*;
import java.util.stream.*;

public class ConstantsHoweverMade {
    private static final List<Integer> PRIMES = Stream.of(2, 3, 5, 7).collect(Collectors.toList());
    static int first() { return PRIMES.get(0); }                            // check ConstantsHoweverMade.first: valid
    static void sum() {                                                     // check ConstantsHoweverMade.sum: valid
        int s = 0;
        for (int p : PRIMES) { s += p; }
        assert s == 17;
    }

    private static final Map<String, Integer> CODES = new HashMap<>() {{ put("a", 1); put("b", 2); }};
    static int code() { return CODES.get("a"); }                            // check ConstantsHoweverMade.code: valid

    private static final Map<String, Integer> LENGTHS =
        Stream.of("x", "yz").collect(Collectors.toMap(s -> s, String::length));
    static int length() { return LENGTHS.get("yz"); }                       // check ConstantsHoweverMade.length: valid

    private static final int[][] GRID = new int[2][2];
    static { for (int[] row : GRID) { Arrays.fill(row, 3); } }
    static int cell() { return 1 / GRID[1][1]; }                            // check ConstantsHoweverMade.cell: valid

    // It does not matter who shares the strings and numbers of a table: nobody can change them.
    private static final String[] NAMES = {"b", "a"};
    static { Arrays.sort(NAMES); }
    static boolean named(String s) { return Arrays.asList(NAMES).contains(s); }
    static void name() { assert NAMES[0].equals("a"); }                     // check ConstantsHoweverMade.name: valid

    private static final String[][] LINES = new String[2][];
    static { String[] line = {"p"}; Arrays.fill(LINES, line); }
    static void line() { assert LINES[1][0].equals("p"); }                  // check ConstantsHoweverMade.line: valid

    private static final ConstantsHoweverMade INSTANCE = new ConstantsHoweverMade();
    private final Map<String, Integer> table = new HashMap<>();
    private final int[] squares = new int[5];
    private ConstantsHoweverMade() {
        table.put("one", 1);
        for (int i = 0; i < 5; i++) { squares[i] = i * i; }
    }
    static int inside() { return INSTANCE.table.get("one"); }               // check ConstantsHoweverMade.inside: valid
    static int square() { return 16 / INSTANCE.squares[4]; }                // check ConstantsHoweverMade.square: valid
}

// Each of these can change, in a way of its own.
class ChangeableHoweverMade {
    private static final List<Integer> RETURNED = Stream.of(1).collect(Collectors.toList());
    static List<Integer> returned1() { return RETURNED; }
    static int returned() { return RETURNED.get(0); }                       // check ChangeableHoweverMade.returned: invalid

    private static final List<List<Integer>> OUTER = new ArrayList<>();
    private static final List<Integer> INNER = Stream.of(1).collect(Collectors.toList());
    static { OUTER.add(INNER); }
    static void inner1() { OUTER.get(0).clear(); }
    static int inner() { return INNER.get(0); }                             // check ChangeableHoweverMade.inner: invalid

    private static final Map<String, Integer> MAP = Stream.of("a").collect(Collectors.toMap(x -> x, x -> 1));
    private static final Set<String> KEYS = MAP.keySet();
    static void map1() { KEYS.clear(); }
    static int map() { return MAP.get("a"); }                               // check ChangeableHoweverMade.map: invalid

    private static final int[][] GRID = Stream.of(new int[] {1}, new int[] {2}).toArray(int[][]::new);
    private static final int[] ROW = GRID[0];
    static void row1() { ROW[0] = 0; }
    static int row() { return 1 / GRID[0][0]; }                             // check ChangeableHoweverMade.row: invalid

    private static final String[] NAMES = {"a", "b"};
    static List<String> names() { return Arrays.asList(NAMES); }
    static void name() { assert NAMES[0].equals("a"); }                     // check ChangeableHoweverMade.name: invalid

    private static final String[] LINE = {"p"};
    private static final String[][] LINES = {LINE, LINE};
    static void line1() { LINE[0] = "q"; }
    static void line() { assert LINES[1][0].equals("p"); }                  // check ChangeableHoweverMade.line: invalid

    private static final StringBuilder[] TEXTS = {new StringBuilder("t")};
    private static final StringBuilder TEXT = TEXTS[0];
    static { Arrays.sort(TEXTS); }
    static void text1() { TEXT.append('u'); }
    static void text() { assert TEXTS[0].length() == 1; }                   // check ChangeableHoweverMade.text: invalid

    private static final List<Integer> OWN = new ArrayList<>() {
        { add(1); }
        @Override public Integer get(int i) { clear(); return 3; }
    };
    static int own1() { return OWN.get(0); }
    static void own() { assert OWN.size() == 1; }                           // check ChangeableHoweverMade.own: invalid

    private static final List<Object> ITSELF = new ArrayList<>() {{ add(this); }};
    static void itself1() { ((List<?>) ITSELF.get(0)).clear(); }
    static void itself() { assert ITSELF.size() == 1; }                     // check ChangeableHoweverMade.itself: invalid
}

class SharedParts {
    private static final SharedParts ONE = new SharedParts();
    private static final SharedParts TWO = new SharedParts(ONE);
    private final int[] cells;
    private final List<Integer> list = new ArrayList<>();
    private final List<Integer> other;
    private SharedParts() { cells = new int[] {7}; list.add(1); other = list; }
    private SharedParts(SharedParts from) { cells = from.cells; other = new ArrayList<>(); }
    void set(int v) { cells[0] = v; }
    void clear() { other.clear(); }
    static int cell() { return 7 / ONE.cells[0]; }                          // check SharedParts.cell: invalid
    static int first() { return ONE.list.get(0); }                          // check SharedParts.first: invalid
}

class KeptByAConstructor {
    private static Map<String, Integer> kept;
    private static final KeptByAConstructor INSTANCE = new KeptByAConstructor();
    private final Map<String, Integer> map = new TreeMap<>();
    private KeptByAConstructor() { map.put("k", 5); keep(map); }
    private static void keep(Map<String, Integer> m) { kept = m; }
    static void clear() { kept.clear(); }
    static int held() { return INSTANCE.map.get("k"); }                     // check KeptByAConstructor.held: invalid
}

class ChangedThroughAnother {
    private static final ChangedThroughAnother INSTANCE = new ChangedThroughAnother(null);
    private final int[] cells = {1};
    private ChangedThroughAnother(ChangedThroughAnother other) { if (other != null) { other.cells[0] = 0; } }
    static void make() { new ChangedThroughAnother(INSTANCE); }
    static int cell() { return 1 / INSTANCE.cells[0]; }                     // check ChangedThroughAnother.cell: invalid
}
