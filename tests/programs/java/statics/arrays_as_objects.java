// Arrays that static fields hold as objects, or as elements of arrays of objects, change like all others.
class ArrayAsObject {
    static final Object DATA = new int[] {1};

    static void change() { ((int[]) DATA)[0] = 2; }                 // check ArrayAsObject.change: valid

    static void look() { assert ((int[]) DATA)[0] == 1; }           // check ArrayAsObject.look: invalid, exception
}

class ElementAsObject {
    static final Object[] ROWS = {new int[] {1}};
    static final Object[] TABLE = new int[][] {{1}};

    static void change() { ((int[]) ROWS[0])[0] = 2; }

    static void rows() { assert ((int[]) ROWS[0])[0] == 1; }        // check ElementAsObject.rows: invalid, exception
    static void table() { assert ((int[]) TABLE[0])[0] == 1; }      // check ElementAsObject.table: invalid, exception
}
