/** Assignments that leave everything as it was: they are assignments all the same. */
class Unchanged {
    static int count;
    int size;
    int[] cells;
    Unchanged next;

    static void toItself() {
        count = count;
    }

    static void thereAndBack() {
        int kept = count;
        count = 5;
        count = kept;
    }

    static void sometimes(boolean chosen) {
        if (chosen) toItself();
    }

    void field() {
        size = size;
    }

    void elements(int[] others) {
        others[0] = others[0];
        int kept = cells[1];
        cells[1] = 7;
        cells[1] = kept;
    }

    static void ofEither(Unchanged one, Unchanged other, boolean chosen) {
        Unchanged some = chosen ? one : other;
        some.field();
    }

    void beforeItThrows() {
        size = size;
        if (size > 3) throw new RuntimeException();
        next.size = next.size;
    }

    static Unchanged ofNewObjects() {
        Unchanged made = new Unchanged();
        made.cells = new int[2];
        made.cells[0] = made.cells[1];
        made.field();
        return made;
    }

    static int reads() {
        return count;
    }
}
