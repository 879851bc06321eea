// A row of an array of arrays stays what it was only where nobody puts another one, or null, in its place.

class Board {
    private final int[][] kept = new int[2][3];
    private final int[][] emptied = new int[2][3];
    private final int[][] handed = new int[2][3];
    private int[][] made;

    Board() {
        int[][] fresh = new int[2][3];
        fresh[1] = null;
        made = fresh;
    }

    void clear(int i) {
        emptied[i] = null;
    }

    void drop() {
        dropFirst(handed);
    }

    private static void dropFirst(int[][] rows) {
        rows[0] = null;
    }

    void keptRows() {                       // check Board.keptRows: valid
        assert kept[0].length == 3;
    }

    int emptiedRows() {
        return emptied[0].length;           // check Board.emptiedRows: invalid, exception here
    }

    int handedRows() {
        return handed[0].length;            // check Board.handedRows: invalid, exception here
    }

    int madeRows() {
        return made[1].length;              // check Board.madeRows: invalid, exception here
    }
}
