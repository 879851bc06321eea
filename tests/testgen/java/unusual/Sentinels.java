import java.util.ArrayList;
import java.util.List;

/** Inputs that are objects of static fields, some of which code changes. */
class Sentinels {
    enum Mode {
        ON, OFF;
        int uses;

        void use() {
            uses++;
        }
    }

    static class Cell {
        int value;
    }

    static final Cell FIRST = new Cell();
    static final Cell SAME = FIRST;
    private static final Cell HIDDEN = new Cell();
    static final Cell[] CELLS = {FIRST};
    static final List<Cell> LISTED = new ArrayList<>();
    static final List<Cell> ALSO_LISTED = LISTED;

    static Cell hidden() {
        return HIDDEN;
    }

    static void change(Cell cell) {
        if (cell != null) {
            cell.value++;
            LISTED.add(cell);
        }
    }

    static int kind(Cell cell) {
        return cell == SAME ? 1 : cell == HIDDEN ? 2 : 3;
    }

    static boolean isFull(Cell cell) {
        return cell == SAME && FIRST.value == 7;
    }

    static boolean isOne(List<Cell> cells) {
        return cells == ALSO_LISTED && LISTED.size() == 1;
    }

    static boolean isUsed(Mode mode) {
        return mode == Mode.ON && mode.uses == 2;
    }

    static int first(Cell[] cells) {
        return cells == CELLS ? ++cells[0].value : 0;
    }
}
