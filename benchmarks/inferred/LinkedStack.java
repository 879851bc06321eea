/** A stack of numbers as a chain of nodes. */
public class LinkedStack {
    private static class Node {
        private final int value;
        private final Node below;

        Node(int value, Node below) {
            this.value = value;
            this.below = below;
        }
    }

    private Node top;
    private int depth;

    //~ ensures top.value == value && top.below == \old(top) && \fresh(top);
    //~ ensures depth == \old(depth) + 1;
    //~ assignable top, depth;
    public void push(int value) {
        top = new Node(value, top);
        depth++;
    }

    //~ requires top != null;
    //~ ensures \result == \old(top.value) && top == \old(top.below) && depth == \old(depth) - 1;
    //~ assignable top, depth;
    public int pop() {
        int value = top.value;
        top = top.below;
        depth--;
        return value;
    }

    //~ ensures \result == (top == null ? fallback : top.value);
    //~ assignable \nothing;
    public int peekOr(int fallback) {
        if (top == null) {
            return fallback;
        }
        return top.value;
    }
}
