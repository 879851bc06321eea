// A queue made of two stacks; the wrong one turns the stack over although the other is not empty.
import java.util.EmptyStackException;
import java.util.Stack;

class TwoStacks {
    private final Stack<Integer> in = new Stack<>();
    private final Stack<Integer> out = new Stack<>();

    void put(int x) {
        in.push(x);
    }

    int take() {
        if (out.isEmpty()) {
            turn();
        }
        return out.pop();
    }

    int takeWrongly() {
        turn();
        return out.pop();
    }

    private void turn() {
        while (!in.isEmpty()) {
            out.push(in.pop());
        }
    }

    static void order(int a, int b, int c) {            // check TwoStacks.order: valid
        TwoStacks q = new TwoStacks();
        q.put(a);
        q.put(b);
        assert q.take() == a;
        q.put(c);
        assert q.take() == b && q.take() == c;
    }

    static void wrong(int a, int b, int c) {
        TwoStacks q = new TwoStacks();
        q.put(a);
        q.put(b);
        q.takeWrongly();
        q.put(c);
        assert q.takeWrongly() == b;                    // check TwoStacks.wrong: invalid, exception here
    }

    static int none(boolean some) {                     // check TwoStacks.none: invalid, exception
        TwoStacks q = new TwoStacks();
        if (some) {
            q.put(1);
        }
        return q.take();                                // run TwoStacks.none(false): throws EmptyStackException
    }

    static int guarded(boolean some) {                  // check TwoStacks.guarded: valid
        try {
            return none(some);
        } catch (EmptyStackException e) {
            assert !some;
            return 0;
        }
    }
}
