/** The first phase of a garbage collector: everything reachable from a root is marked. */
public class Marking {
    static class Cell {
        Cell left;
        Cell right;
    }

    /** Cells that are marked, or wait for their fields to be followed. */
    static class Cells {
        final Cell first;
        final Cells others;

        Cells(Cell first, Cells others) {
            this.first = first;
            this.others = others;
        }

        static /*@ pure @*/ boolean have(Cells cells, Cell cell) {
            for (Cells each = cells; each != null; each = each.others) {
                if (each.first == cell) {
                    return true;
                }
            }
            return false;
        }
    }

    //@ ensures root == null || Cells.have(\result, root);
    public static Cells mark(Cell root) {
        Cells marked = root == null ? null : new Cells(root, null);
        Cells waiting = marked;
        while (waiting != null) {
            Cell cell = waiting.first;
            waiting = waiting.others;
            if (cell.left != null && !Cells.have(marked, cell.left)) {
                marked = new Cells(cell.left, marked);
                waiting = new Cells(cell.left, waiting);
            }
            if (cell.right != null && !Cells.have(marked, cell.right)) {
                marked = new Cells(cell.right, marked);
                waiting = new Cells(cell.right, waiting);
            }
        }
        return marked;
    }
}
