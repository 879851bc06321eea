// A call by contract may be the first to use a class that holds what never changes: it is initialised before.
class Table {
    static final Object MARK = new Object();
    static final int[] DAYS = {31, 28, 31};

    enum Colour { RED, GREEN }
}

class Counted {
    static int made = 1;
}

class Asked {
    //@ ensures \result == Table.MARK;
    static Object mark() {
        return Table.MARK;
    }

    //@ requires 0 <= month < 3;
    //@ ensures \result == Table.DAYS[month];
    static int days(int month) {
        return Table.DAYS[month];
    }

    //@ ensures n > 0 ? \result == Table.Colour.RED : \result == Table.Colour.GREEN;
    static Table.Colour colour(int n) {
        return n > 0 ? Table.Colour.RED : Table.Colour.GREEN;
    }

    //@ requires n >= 0;
    //@ ensures \result == n;
    static int named(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("negative");
        }
        return n;
    }

    //@ ensures \result == 1;
    static int next() {
        Counted.made++;
        return 1;
    }
}

class Main {
    // check Main.january with modular: valid
    //@ ensures \result == 31;
    static int january() {
        return Asked.days(0);
    }

    // check Main.same with modular: valid
    //@ ensures \result;
    static boolean same() {
        return Asked.mark() == Table.MARK;
    }

    // check Main.red with modular: valid
    //@ ensures \result;
    static boolean red() {
        return Asked.colour(3) == Table.Colour.RED;
    }

    // check Main.green with modular: invalid, ensures
    //@ ensures \result;
    static boolean green() {
        return Asked.colour(3) == Table.Colour.GREEN;
    }

    // check Main.named with modular: valid
    //@ ensures \result == 5;
    static int named() {
        return Asked.named(5);
    }

    // What other code assigns may have been used before, and then it may be anything.
    // check Main.counted with modular: valid
    //@ ensures \result == 1;
    static int counted() {
        return Asked.next();
    }
}
