// A static array of arrays of which only the numbers are assigned keeps its rows, whatever else the program writes to
// arrays of objects, such as those in a list.
import java.util.ArrayList;
import java.util.List;

class Board {
    private static final int[][] CELLS = new int[2][3];
    private static final char[][] TRIANGLE = {{'a'}, {'b', 'c'}};
    private static final List<Object> MOVES = new ArrayList<>();

    // check Board.set: valid
    static void set(int i, int j, int value) {
        if (0 <= i && i < 2 && 0 <= j && j < 3) CELLS[i][j] = value;
        MOVES.add(value);
    }

    // check Board.width: valid
    static void width() {
        assert CELLS[0].length == 3 && CELLS[1].length == 3 && CELLS[0] != CELLS[1];
    }

    // check Board.value: invalid, exception
    static void value() {
        assert CELLS[1][2] == 0;
    }

    // check Board.name: valid
    static void name(char c) {
        TRIANGLE[1][0] = c;
        assert TRIANGLE[1].length == 2 && TRIANGLE[0].length == 1;
    }

    // check Board.first: valid
    static void first() {
        assert TRIANGLE[0][0] == 'a' || TRIANGLE[0][0] != 'a';
    }
}

// Rows that are assigned may be any.
class Assigned {
    private static final int[][] ROWS = new int[2][3];
    private static final List<Object> MOVES = new ArrayList<>();

    // check Assigned.set: valid
    static void set(int[] row) {
        ROWS[0] = row;
        MOVES.add(row);
    }

    // check Assigned.width: invalid, exception
    static void width() {
        assert ROWS[1] == null || ROWS[1].length == 3;
    }
}

// So may those that are assigned through another name.
class Seen {
    private static final int[][] ROWS = new int[2][3];
    private static final List<Object> MOVES = new ArrayList<>();

    // check Seen.set: valid
    static void set() {
        Object[] rows = ROWS;
        rows[0] = new int[4];
        MOVES.add(rows[0]);
    }

    // check Seen.width: invalid, exception
    static void width() {
        assert ROWS[0] == null || ROWS[0].length == 3;
    }
}

// A deeper array: what is assigned is a row.
class Deep {
    private static final int[][][] ALL = new int[1][1][2];
    private static final List<Object> MOVES = new ArrayList<>();

    static void set() {
        ALL[0][0] = new int[5];
        MOVES.add("");
    }

    // check Deep.width: invalid, exception
    static void width() {
        assert ALL[0] == null || ALL[0].length == 0 || ALL[0][0] == null || ALL[0][0].length == 2;
    }
}

// The numbers of a row that others hold as well.
class Shared {
    private static final int[][] ROWS = new int[1][2];
    static final int[] FIRST = ROWS[0];
    private static final List<Object> MOVES = new ArrayList<>();

    // check Shared.set: valid
    static void set() {
        FIRST[0] = 7;
        MOVES.add("");
    }

    // check Shared.value: invalid, exception
    static void value() {
        assert ROWS[0] == null || ROWS[0].length == 0 || ROWS[0][0] == 0;
    }
}
