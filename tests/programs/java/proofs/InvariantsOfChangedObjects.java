// Proofs owe the invariants of all changed objects, too.
class Cell {
    int value;
    //@ invariant value >= 0;

    // check Cell.Cell: valid
    //@ ensures value == 0;
    Cell() {
        value = 0;
    }

    // check Cell.count with no bounds: invalid, invariant
    //@ requires c != null && n >= 0;
    static void count(Cell c, int n) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= n;
        while (i < n) i++;
        c.value = i - 1;
    }

    // check Cell.counted with no bounds: valid
    //@ requires c != null && n >= 0;
    static void counted(Cell c, int n) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= n;
        while (i < n) i++;
        c.value = i;
    }

    // check Cell.swap with no bounds: valid
    //@ requires c != null && d != null;
    static void swap(Cell c, Cell d) {
        int kept = c.value;
        c.value = d.value;
        d.value = kept;
    }

    // Two names of one object.
    // check Cell.lower with no bounds: invalid, invariant
    //@ requires c != null && d != null;
    static void lower(Cell c, Cell d) {
        if (c.value > 0 && d.value > 0) {
            c.value--;
            d.value--;
        }
    }

    // check Cell.filled with no bounds: invalid, invariant
    static Cell[] filled(int n) {
        if (n < 0) return null;
        Cell[] cells = new Cell[n];
        for (int i = 0; i < n; i++) {
            cells[i] = new Cell();
            cells[i].value = i - 1;
        }
        return cells;
    }

    // check Cell.put with no bounds: valid
    //@ requires c != null;
    //@ assignable c.value;
    static void put(Cell c) {
        c.value = 3;
    }

    // By its contract, `put` may leave any value that the invariant allows.
    // check Cell.user: valid
    // check Cell.user with modular: valid
    //@ requires c != null;
    static void user(Cell c) {
        put(c);
    }
}

// In some iteration.
class Part {
    int value;
    //@ invariant value >= 0;

    Part() {
        value = 0;
    }

    // Too far for a search: tests/horn/test_owed_invariants.py.
    static void spoil(int n) {
        for (int i = 0; i < n; i++) {
            Part part = new Part();
            if (i == 5000) part.value = -1;
        }
    }

    // check Part.number with no bounds: valid
    static void number(int n) {
        for (int i = 0; i < n; i++) {
            Part part = new Part();
            part.value = i;
        }
    }
}

// Somewhere in a list.
class Item {
    int value;
    Item next;
    //@ invariant value >= 0;

    // Too far for a search: tests/horn/test_owed_invariants.py.
    static void spoil(Item head) {
        int i = 0;
        for (Item each = head; each != null; each = each.next) {
            i = i < 100 ? i + 1 : i;
            if (i == 50) each.value = -1;
        }
    }

    static void raise(Item head) {
        for (Item each = head; each != null; each = each.next) each.value = 1;
    }
}
