/* What may be assigned: each method says whether it keeps its frame. */
public class Frames {
    static class Cell { int v; Cell next; int[] data; static int made; }
    Cell first; int n; String name; int[] a;

    //@ assignable this.n;
    void good() { n = 3; } // valid
    //@ assignable this.n;
    void bad(Cell c) { n = 3; if (c != null) { c.v = c.v; } } // invalid
    //@ assignable this.first.v, this.n;
    void path() { if (first != null) { first.v = 1; first = first; } } // invalid
    //@ assignable this.first.v;
    void path2() { if (first != null) { first.v = 1; } } // valid
    //@ assignable this.first.v;
    void moved() { if (first != null && first.next != null) { Cell c = first.next; c.v = 2; } } // invalid
    //@ assignable \nothing;
    Cell fresh() { Cell c = new Cell(); c.v = 3; c.next = new Cell(); c.next.v = 4; return c; } // valid
    //@ assignable \nothing;
    void text(String s) { name = s; } // invalid
    //@ assignable this.name;
    void text2(String s) { name = s; } // valid
    //@ assignable this.*;
    void all(String s) { name = s; n = 1; first = null; } // valid
    //@ requires a != null && a.length >= 2;
    //@ assignable a[0 .. 1];
    void array(int i) { if (i >= 0 && i < 2) { a[i] = 5; } } // valid
    //@ requires a != null && a.length >= 3;
    //@ assignable a[0 .. 1];
    void array2(int i) { if (i >= 0 && i < 3) { a[i] = 5; } } // invalid
    //@ assignable a[*];
    void array3(int i) { if (a != null && i >= 0 && i < a.length) { a[i] = 5; } } // valid
    //@ assignable \nothing;
    void counts() { Cell.made = 1; } // invalid
    //@ assignable Cell.made;
    void counts2() { Cell.made = 1; } // valid
    //@ requires n > 0;
    //@ assignable this.first;
    //@ also
    //@ requires n <= 0;
    //@ assignable this.n;
    void cases() { if (n > 0) { first = null; } else { n = 1; } } // valid
    //@ requires n > 0;
    //@ assignable this.first;
    //@ also
    //@ requires n <= 0;
    //@ assignable this.n;
    void cases2() { if (n > 1) { first = null; } else { n = 1; } } // invalid
    //@ assignable this.n;
    void calls(Cell c) { good(); helper(c); } // invalid
    void helper(Cell c) { for (Cell x = c; x != null; x = x.next) { x.v = 0; } } // valid
    //@ assignable this.n;
    void calls2() { good(); helper(new Cell()); } // valid
    //@ assignable this.n;
    Frames(int k) { n = k; first = new Cell(); } // valid
    //@ assignable this.n;
    void throwing(Cell c) { c.v = 1; throw new IllegalStateException("no"); } // invalid
}
