// A queue and a stack keep their order.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedList;
import java.util.Queue;
import java.util.Stack;

class Main {
    static void queue(int a, int b) {                   // check Main.queue: valid
        Queue<Integer> queue = new LinkedList<>();
        queue.add(a);
        queue.add(b);
        assert queue.remove() == a && queue.remove() == b;
    }

    static void stack(int a, int b) {                   // check Main.stack: valid
        Deque<Integer> stack = new ArrayDeque<>();
        stack.push(a);
        stack.push(b);
        assert stack.pop() == b && stack.pop() == a;
    }

    static void empty(boolean pushed) {                 // check Main.empty: invalid
        Stack<Integer> stack = new Stack<>();
        if (pushed) {
            stack.push(1);
        }
        stack.pop();                                    // run Main.empty(false): throws EmptyStackException
    }
}
