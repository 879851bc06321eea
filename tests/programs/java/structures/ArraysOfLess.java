/** An array that a reference of less leads to holds less, whoever has looked into it before. */
public class ArraysOfLess {
    static class Node {
        int count;
    }

    private Object[] keys;
    private Node[] children;

    //@ requires keys != null && keys.length == 1;
    //@ ensures \result != 2;
    int compared() {                // check ArraysOfLess.compared with array 1 and chain 2: valid
        if (keys[0] instanceof ArraysOfLess) {
            return keys == children ? 2 : 1;
        }
        return 0;
    }

    //@ requires keys != null && keys.length == 1 && keys[0] != null;
    //@ ensures \result != 2;       // check ArraysOfLess.shared with array 1 and chain 2: invalid, ensures here
    int shared() {
        return keys[0] instanceof Node && keys == children ? 2 : 1;
    }
}
