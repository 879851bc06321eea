// A scheduler that always runs the task of the highest priority, the older one first among equals.
import java.util.Comparator;
import java.util.PriorityQueue;

class Scheduler {
    record Task(int priority, int number) { }

    private final PriorityQueue<Task> queue;
    private int next;

    Scheduler(Comparator<Task> order) {
        queue = new PriorityQueue<>(order);
    }

    void submit(int priority) {
        queue.add(new Task(priority, next++));
    }

    Task take() {
        return queue.remove();
    }

    static final Comparator<Task> RIGHT =
        Comparator.comparingInt((Task t) -> t.priority()).reversed().thenComparingInt(Task::number);
    static final Comparator<Task> SUBTRACTING = (a, b) -> b.priority() - a.priority();

    static void highest(Scheduler s, int a, int b) {
        s.submit(a);
        s.submit(b);
        Task first = s.take();
        Task second = s.take();
        assert first.priority() >= second.priority();   // check Scheduler.wrong: invalid, exception here
        assert first.priority() != second.priority() || first.number() < second.number();
    }

    static void right(int a, int b) {                   // check Scheduler.right: valid
        highest(new Scheduler(RIGHT), a, b);
    }

    static void wrong(int a, int b) {
        highest(new Scheduler(SUBTRACTING), a, b);
    }

    static void empty(int n) {                          // check Scheduler.empty: invalid, exception
        Scheduler s = new Scheduler(RIGHT);
        for (int i = 0; i < n && i < 3; i++) {
            s.submit(i);
        }
        s.take();                                       // run Scheduler.empty(0): throws NoSuchElementException
    }
}
