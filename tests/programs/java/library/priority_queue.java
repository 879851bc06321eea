// PriorityQueue: order of polling, and of iteration.
// prints: [0, 2, 1, 10, 6, 5, 12, 19, 20, 14, 11, 16, 7, 21, 15] 0 15 true
// prints: [0, 2, 1, 10, 6, 5, 12, 19, 20, 14, 11, 16, 7, 21, 15] 0 1 [2, 6, 5, 10, 11, 7, 12, 19, 20, 14, 21, 16, 15]
// prints: [2, 10, 5, 16, 11, 7, 14, 19, 20]
// prints: 2 5 7 10 11 14 16 19 20 nullnull
// prints: [dddd, aaa, bb, a, ccc, e] [dddd, aaa, bb, a, ccc, e]
// prints: dddd aaa ccc bb
// prints: [Task[name=z, priority=0], Task[name=a, priority=1], Task[name=b, priority=2], Task[name=c, priority=3]] z
// prints: first 4 true
// prints: []
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.PriorityQueue;

class Main {
    record Task(String name, int priority) implements Comparable<Task> {
        public int compareTo(Task other) {
            return Integer.compare(priority, other.priority);
        }
    }

    public static void main(String[] args) {
        PriorityQueue<Integer> queue = new PriorityQueue<>();
        for (int i = 0; i < 15; i++) {
            queue.add(i * 37 % 23);
        }
        System.out.println(queue + " " + queue.peek() + " " + queue.size() + " " + queue.contains(11));
        queue.remove(Integer.valueOf(4));
        queue.remove(Integer.valueOf(100));
        System.out.println(queue + " " + queue.poll() + " " + queue.poll() + " " + queue);
        Iterator<Integer> each = queue.iterator();
        while (each.hasNext()) {
            if (each.next() % 3 == 0) {
                each.remove();
            }
        }
        System.out.println(queue);
        StringBuilder text = new StringBuilder();
        while (!queue.isEmpty()) {
            text.append(queue.poll()).append(' ');
        }
        System.out.println(text.toString() + queue.poll() + queue.peek());
        PriorityQueue<String> longest = new PriorityQueue<>(Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder()));
        longest.addAll(List.of("bb", "a", "dddd", "ccc", "aaa", "e"));
        System.out.println(longest + " " + new ArrayList<>(longest));
        while (longest.size() > 2) {
            System.out.print(longest.remove() + " ");
        }
        System.out.println();
        PriorityQueue<Task> tasks = new PriorityQueue<>(List.of(new Task("c", 3), new Task("a", 1), new Task("b", 2), new Task("z", 0)));
        System.out.println(tasks + " " + tasks.element().name());
        tasks.offer(new Task("first", -1));
        System.out.println(tasks.poll().name() + " " + new PriorityQueue<>(tasks).size() + " " + (tasks.comparator() == null));
        tasks.clear();
        System.out.println(tasks);
    }
}
