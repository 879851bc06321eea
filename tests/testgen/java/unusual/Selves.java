/** Arrays that may hold themselves, arrays that may be others of less, and arrays of arrays of a private class. */
public class Selves {
    private static class Node {
        int count;
    }

    private Object[] keys;
    private Node[] children;
    private Node[][] table;

    //@ requires keys != null && keys.length == 1;
    public int itself() {
        if (keys[0] == keys) {
            return 1;
        }
        return keys[0] == null ? 2 : 3;
    }

    //@ requires keys != null && keys.length == 1;
    //@ ensures \result != 2;
    public int shared() {
        if (keys[0] instanceof Selves) {
            return keys == children ? 2 : 1;
        }
        return 0;
    }

    //@ requires table != null && table.length == 1 && table[0] != null;
    public int width() {
        if (table[0].length == 1 && table[0][0] != null) {
            return table[0][0].count;
        }
        return table[0].length > 1 ? -2 : -1;
    }
}
