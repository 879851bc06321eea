// pure: methods that contracts may call; they assign nothing that was there before.
class Stack {
    int size;
    int[] items;

    // check Stack.isEmpty: valid
    /*@ pure @*/ boolean isEmpty() {
        return size == 0;
    }

    // check Stack.clear: valid
    //@ ensures isEmpty();
    void clear() {
        size = 0;
    }

    // check Stack.unclear: invalid, ensures
    //@ ensures isEmpty();
    void unclear() {
        size = size / 2;
    }

    /*@ pure @*/ int cheat() {
        size = 1; // check Stack.cheat: invalid, assignable here
        return size;
    }

    // check Stack.total: valid within bounds
    //@ requires items != null;
    /*@ pure @*/ int total() {
        int sum = 0;
        for (int item : items) {
            sum += item;
        }
        return sum;
    }

    // check Stack.math: valid
    //@ ensures \result == Math.max(x, 0);
    static int math(int x) {
        return x > 0 ? x : 0;
    }
}
