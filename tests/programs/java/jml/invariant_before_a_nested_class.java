// An invariant that stands before a nested class is about the class around it.
class Stack {
    int size;
    Node top;

    //@ invariant size >= 0;
    static class Node {
        int value;

        int get() { return value; }                    // check Stack.Node.get: valid
    }

    void drop() { size--; }                            // check Stack.drop: invalid, invariant

    void push() { size = size == 9 ? 9 : size + 1; }   // check Stack.push: invalid, invariant

    void clear() { size = 0; }                         // check Stack.clear: valid
}
