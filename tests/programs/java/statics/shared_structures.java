// Arrays and collections of static fields may be arguments, if code outside of their class can name them.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Register {
    final List<String> names = new ArrayList<>();
}

class Shared {
    public static final int[] EMPTY = {};
    static final List<String> NAMES = new ArrayList<>();
    static final int[][] ROWS = {{1}, {2}};
    static final Register REGISTER = new Register();
    private static final int[] OWN = {};

    // check Shared.isEmpty: invalid, exception
    static void isEmpty(int[] numbers) {
        assert numbers != EMPTY;
    }

    // check Shared.isNames: invalid, exception
    static void isNames(List<String> list) {
        assert list != NAMES;
    }

    // check Shared.isHeld: invalid, exception
    static void isHeld(List<String> list) {
        assert list == null || list != REGISTER.names;
    }

    // check Shared.changeRow: invalid, exception
    static void changeRow(int[] row) {
        if (row != null && row.length > 0) {
            row[0] = 9;
            assert ROWS[0][0] == 1;
        }
    }

    // check Shared.isOwn: valid
    static void isOwn(int[] numbers) {
        assert numbers != OWN;
    }
}

class Written {
    static final int[] CELLS = {1};
    static final Map<String, Integer> COUNTS = new HashMap<>();

    static {
        COUNTS.put("a", 1);
    }

    static void count() {
        CELLS[0]++;
    }

    // check Written.isCells: invalid, exception
    static void isCells(int[] cells) {
        assert cells != CELLS;
    }

    // check Written.clear: invalid, exception
    static void clear(Map<String, Integer> counts) {
        if (counts instanceof HashMap) {
            counts.clear();
            assert COUNTS.containsKey("a");
        }
    }
}
