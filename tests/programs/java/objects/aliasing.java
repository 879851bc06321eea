// Two parameters that may be one object: a copy that clears its source, a swap through fields.
class Cell {
    int value;
    Cell next;

    /*@ requires to != null && from != null;
      @ ensures to.value == \old(from.value);           // check Cell.move: invalid, ensures here
      @*/
    static void move(Cell from, Cell to) {
        to.value = from.value;
        from.value = 0;
    }

    // check Cell.moveApart: valid
    /*@ requires to != null && from != null && to != from;
      @ ensures to.value == \old(from.value) && from.value == 0;
      @ assignable to.value, from.value;
      @*/
    static void moveApart(Cell from, Cell to) {
        to.value = from.value;
        from.value = 0;
    }

    // check Cell.swap: valid
    /*@ requires a != null && b != null;
      @ ensures a.value == \old(b.value) && b.value == \old(a.value);
      @*/
    static void swap(Cell a, Cell b) {
        int kept = a.value;
        a.value = b.value;
        b.value = kept;
    }

    /*@ requires a != null && b != null;
      @ ensures a.value == \old(b.value) && b.value == \old(a.value); // check Cell.swapByXor: invalid, ensures here
      @*/
    static void swapByXor(Cell a, Cell b) {
        a.value ^= b.value;
        b.value ^= a.value;
        a.value ^= b.value;
    }

    // check Cell.unlink: valid
    //@ requires next != null;
    //@ ensures next == \old(next.next);
    //@ assignable next;
    void unlink() {
        next = next.next;
    }

    //@ requires next != null;
    //@ assignable next;
    void unlinkAndClear() {
        Cell gone = next;
        next = gone.next;
        gone.next = null;                               // check Cell.unlinkAndClear: invalid, assignable here
    }

    static int sum(Cell[] cells) {
        int sum = 0;
        for (Cell c : cells) {
            sum += c.value;
        }
        return sum;
    }

    // check Cell.filled: valid within bounds
    //@ requires \nonnullelements(cells);
    //@ ensures cells.length == 1 ==> \result == cells[0].value;
    static int filled(Cell[] cells) {
        return sum(cells);
    }

    // check Cell.distinct: invalid, ensures
    //@ requires \nonnullelements(cells) && cells.length == 2;
    //@ ensures cells[0].value == 1 && cells[1].value == 2;
    static void distinct(Cell[] cells) {
        cells[0].value = 1;
        cells[1].value = 2;
    }
}
