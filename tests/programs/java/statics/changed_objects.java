// What a final static field leads to may have changed; what nobody can change is as it was made.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

class Tables {
    private static final int[] DAYS = {31, 28, 31};
    private static final int[][] GRID = {{1, 2}, {3, 4}};
    private static final int[] cache = new int[3];
    private static final String[] NAMES = {"a", "b"};
    private static final int[] handed = {1};

    // check Tables.days: valid
    //@ ensures \result >= 28 || \result == 0;
    static int days(int month) {
        return month < 0 || month > 2 ? 0 : DAYS[month];
    }

    // check Tables.total: valid
    //@ ensures \result == 10;
    static int total() {
        int sum = 0;
        for (int[] row : GRID) {
            for (int x : row) {
                sum += x;
            }
        }
        return sum;
    }

    static void put(int i, int x) {
        if (0 <= i && i < 3) {
            cache[i] = x;
        }
    }

    static void cached() {
        assert cache.length == 3;
        assert cache[1] == 0;                   // check Tables.cached: invalid, exception here
    }

    // A private array that is handed to nobody is no other input.
    // check Tables.apart: valid
    //@ requires a != null && a.length > 0;
    static void apart(int[] a) {
        int before = cache[0];
        a[0] = before + 1;
        assert cache[0] == before;
    }

    // check Tables.named: valid
    static void named() {
        assert NAMES[1].equals("b");
    }

    static int[] hand() {
        return handed;
    }

    static void handed() {
        assert handed[0] == 1;                  // check Tables.handed: invalid, exception here
    }

    static void sort(int[] a) {
        if (a != null && a.length > 1 && a[0] > a[1]) {
            int first = a[0];
            a[0] = a[1];
            a[1] = first;
        }
    }
}

class Registry {
    static final List<String> names = new ArrayList<>();
    private static final Map<String, Integer> ages = new HashMap<>();
    private static final AtomicInteger next = new AtomicInteger();
    private static final Point origin = new Point(0, 0);
    private static final Cell cell = new Cell();

    static void add(String name) {
        names.add(name);
        ages.put(name, 1);
    }

    static void empty() {
        assert names.isEmpty();                 // check Registry.empty: invalid, exception here
    }

    static void old() {
        assert !ages.containsKey("x");          // check Registry.old: invalid, exception here
    }

    static int id() {
        int id = next.getAndIncrement();
        assert id >= 0;                         // check Registry.id: invalid, exception here
        return id;
    }

    // check Registry.start: valid
    static void start() {
        assert origin.x == 0 && origin.y == 0;
    }

    static void set(int value) {
        cell.value = value;
    }

    static void get() {
        assert cell.kind == 2;
        assert cell.value == 7;                 // check Registry.get: invalid, exception here
    }
}

class Point {
    final int x;
    final int y;

    Point(int x, int y) {
        this.x = x;
        this.y = y;
    }
}

class Cell {
    final int kind;
    int value = 7;

    Cell() {
        kind = 2;
    }
}

// Objects that stand for states: the field that is changed leads to one of them, or to another.
class State {
    static final State OPEN = new State();
    static final State CLOSED = new State();
    private static State current = OPEN;

    static void close() {
        current = CLOSED;
    }

    static int number() {
        if (current == CLOSED) {
            assert false;                       // check State.number: invalid, exception here
        }
        return 0;
    }

    // check State.distinct: valid
    static void distinct() {
        assert OPEN != CLOSED && OPEN != null;
    }
}

enum Level {
    LOW, HIGH;

    int uses;

    static void use() {
        HIGH.uses++;
    }

    static void unused() {
        assert HIGH.ordinal() == 1;
        assert HIGH.uses == 0;                  // check Level.unused: invalid, exception here
    }
}
