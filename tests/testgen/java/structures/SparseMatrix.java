/** A matrix of numbers as rows of linked cells; what is zero has no cell. */
public class SparseMatrix {
    static class Cell {
        final int column;
        long value;
        Cell next;

        Cell(int column, long value, Cell next) {
            this.column = column;
            this.value = value;
            this.next = next;
        }
    }

    private final Cell[] rows;
    private final int columns;

    public SparseMatrix(int rows, int columns) {
        this.rows = new Cell[rows];
        this.columns = columns;
    }

    //@ signals (IndexOutOfBoundsException e) true;
    public long get(int row, int column) {
        check(row, column);
        for (Cell cell = rows[row]; cell != null && cell.column <= column; cell = cell.next) {
            if (cell.column == column) {
                return cell.value;
            }
        }
        return 0;
    }

    //@ signals (IndexOutOfBoundsException e) true;
    public void set(int row, int column, long value) {
        check(row, column);
        Cell before = null;
        Cell cell = rows[row];
        while (cell != null && cell.column < column) {
            before = cell;
            cell = cell.next;
        }
        if (cell != null && cell.column == column) {
            if (value != 0) {
                cell.value = value;
            } else if (before == null) {
                rows[row] = cell.next;
            } else {
                before.next = cell.next;
            }
        } else if (value != 0) {
            Cell made = new Cell(column, value, cell);
            if (before == null) {
                rows[row] = made;
            } else {
                before.next = made;
            }
        }
    }

    private void check(int row, int column) {
        if (row < 0 || row >= rows.length || column < 0 || column >= columns) {
            throw new IndexOutOfBoundsException("(" + row + ", " + column + ")");
        }
    }
}
