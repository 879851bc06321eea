import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.TreeMap;

/** Tasks in the order of their priorities, and by their numbers, the greatest first. */
public class Tasks {
    static class Task {
        final String name;
        int priority;

        Task(String name, int priority) {
            this.name = name;
            this.priority = priority;
        }
    }

    private final PriorityQueue<Task> queue = new PriorityQueue<>(Comparator.comparingInt(t -> t.priority));
    private final TreeMap<Integer, Task> byNumber = new TreeMap<>(Comparator.reverseOrder());
    private int number;

    //@ signals (IllegalArgumentException e) first < 0;
    public Tasks(int first) {
        if (first < 0) {
            throw new IllegalArgumentException("negative");
        }
        number = first;
    }

    public int add(Task task) {
        if (task == null) {
            return -1;
        }
        queue.add(task);
        return queue.size();
    }

    public Task next() {
        return queue.isEmpty() ? null : queue.poll();
    }

    public boolean isNumbered(int n) {
        return byNumber.containsKey(n);
    }

    public Integer greatest() {
        return byNumber.isEmpty() ? null : byNumber.firstKey();
    }
}
