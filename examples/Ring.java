/** A ring of cells, of which one is the first. */
public class Ring {
    private final int[] cells;
    private int head;

    public Ring(int size) {
        if (size < 1) {
            throw new IllegalArgumentException("size: " + size);
        }
        cells = new int[size];
    }

    public void turn() {
        head = head + 1 < cells.length ? head + 1 : 0;
    }

    public int peek() {
        return cells[head];
    }
}
