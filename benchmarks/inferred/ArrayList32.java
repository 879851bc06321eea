/** A list of numbers in an array. */
public class ArrayList32 {
    private int[] cells;
    private int size;

    //~ requires 0 <= index && index < size;
    //~ requires cells != null && size <= cells.length;
    //~ ensures \result == cells[index];
    //~ assignable \nothing;
    public int get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException();
        }
        return cells[index];
    }

    //~ requires cells != null && size <= cells.length;
    //~ ensures 0 <= index && index < size;
    //~ ensures cells[index] == value && \result == \old(cells[index]);
    //~ ensures (\forall int k; 0 <= k && k < cells.length && k != index; cells[k] == \old(cells[k]));
    //~ signals (IndexOutOfBoundsException e) index < 0 || index >= size;
    public int set(int index, int value) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException();
        }
        int former = cells[index];
        cells[index] = value;
        return former;
    }

    //~ requires cells != null && 0 <= size && size <= cells.length;
    //~ ensures \result == (size < cells.length);
    //~ assignable \nothing;
    public boolean hasRoom() {
        return size < cells.length;
    }

    //~ requires cells != null && 0 <= size && size <= cells.length;
    //~ ensures \result <==> (\exists int k; 0 <= k && k < size; cells[k] == value);
    //~ assignable \nothing;
    public boolean contains(int value) {
        for (int i = 0; i < size; i++) {
            if (cells[i] == value) {
                return true;
            }
        }
        return false;
    }
}
