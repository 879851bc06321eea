// accessible (reads), strictly_pure: held against the text; where that does not show it, there is no verdict.
interface Polygon {
    //@ reads \nothing;
    //@ ensures \result >= 3;
    //@ spec_pure
    int sides();
}

class Square implements Polygon {
    int side;
    int[] marks;
    final int corners = 4;

    // check Square.sides: valid
    public int sides() {
        return 4;
    }

    // check Square.side: valid
    //@ reads side;
    //@ ensures \result == side;
    //@ pure
    int side() {
        return side;
    }

    // check Square.hidden: unknown
    //@ reads \nothing;
    //@ pure
    int hidden() {
        return side;
    }

    // check Square.mark: valid within bounds
    //@ requires marks != null && marks.length > 0;
    //@ accessible marks, marks[*];
    //@ pure
    int mark() {
        return marks[0] + corners;
    }

    // check Square.max: valid
    //@ accessible \nothing;
    //@ ensures \result >= a && \result >= b;
    //@ strictly_pure
    static int max(int a, int b) {
        return Math.max(a, b);
    }

    // check Square.made: unknown
    //@ assignable \strictly_nothing;
    static void made() {
        new Object();
    }
}

class Any implements Polygon {
    int n = 3;
    //@ invariant n >= 3;

    // check Any.sides: unknown
    public int sides() {
        return n;
    }
}
