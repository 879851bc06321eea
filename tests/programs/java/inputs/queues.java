// A PriorityQueue that is an input is a heap.
import java.util.PriorityQueue;
import java.util.Queue;

class Main {
    static void least(PriorityQueue<Integer> q) {       // check Main.least: valid within bounds
        if (q != null && !q.isEmpty()) {
            int least = q.poll();
            for (Integer i : q) {
                assert least <= i;
            }
        }
    }

    static void fifo(Queue<Integer> q, Integer i) {     // check Main.fifo: valid within bounds
        if (q != null && i != null && q.isEmpty()) {
            q.add(i);
            assert q.peek() == i;
        }
    }
}
// run Main.least([1, 3, 2]): returns
