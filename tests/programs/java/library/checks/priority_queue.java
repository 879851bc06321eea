// A priority queue gives the least first.
import java.util.PriorityQueue;

class Main {
    static void sorted(int a, int b, int c) {           // check Main.sorted: valid
        PriorityQueue<Integer> queue = new PriorityQueue<>();
        queue.add(a);
        queue.add(b);
        queue.add(c);
        int first = queue.poll();
        int second = queue.poll();
        int third = queue.poll();
        assert first <= second && second <= third && queue.isEmpty();
    }

    static void strictly(int a, int b) {                // check Main.strictly: invalid
        PriorityQueue<Integer> queue = new PriorityQueue<>();
        queue.add(a);
        queue.add(b);
        assert queue.poll() < queue.poll();             // run Main.strictly(0, 0): throws AssertionError here
    }
}
