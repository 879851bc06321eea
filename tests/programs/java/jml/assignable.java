// assignable: fields, all fields of an object, elements and ranges of arrays, nothing, everything.
class Box {
    int a;
    int b;
    static int s;

    // check Box.one: valid
    //@ assignable a;
    void one() {
        a = 1;
    }

    //@ assignable a;
    void two() {
        a = 1;
        b = 2; // check Box.two: invalid, assignable here
    }

    // check Box.both: valid
    //@ assignable this.*;
    void both() {
        a = 1;
        b = 2;
    }

    // check Box.other: valid
    //@ requires o != null;
    //@ modifies o.a, Box.s;
    void other(Box o) {
        o.a = 1;
        s = 2;
    }

    //@ requires o != null;
    //@ assigns o.a;
    void alias(Box o) {
        a = 1; // check Box.alias: invalid, assignable here
    }

    // check Box.elements: valid within bounds
    //@ requires t != null;
    //@ assignable t[*];
    static void elements(int[] t) {
        for (int i = 0; i < t.length; i++) {
            t[i] = i;
        }
    }

    // check Box.range: valid
    //@ requires t != null && t.length >= 2;
    //@ assignable t[0..1];
    static void range(int[] t) {
        t[0] = 1;
        t[1] = 2;
    }

    //@ requires t != null && t.length > 2;
    //@ assignable t[0 .. 1];
    static void beyond(int[] t) {
        t[2] = 1; // check Box.beyond: invalid, assignable here
    }

    // check Box.element: valid within bounds
    //@ requires t != null && 0 <= i < t.length;
    //@ assignable t[i];
    static void element(int[] t, int i) {
        t[i]++;
    }

    // check Box.fresh: valid
    //@ assignable \nothing;
    static int fresh() {
        int[] t = new int[2];
        t[0] = 3;
        Box made = new Box();
        made.a = 4;
        return t[0] + made.a;
    }

    //@ assignable \nothing;
    static void touched() {
        s = 1; // check Box.touched: invalid, assignable here
    }

    // check Box.all: valid
    //@ assignable \everything;
    static void all() {
        s = 1;
    }
}
