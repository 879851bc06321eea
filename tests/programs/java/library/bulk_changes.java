// Changes of many elements at once: what order they leave, and that those who go through the elements notice them.
import java.util.*;

class BulkChanges {
    // check BulkChanges.heapAfterRemoval: valid
    static void heapAfterRemoval() {
        PriorityQueue<Integer> queue = new PriorityQueue<>(List.of(4, 4, 2, 7, 5, 3));
        queue.removeIf(x -> x % 2 == 0);
        assert queue.toString().equals("[3, 7, 5]");
    }

    // check BulkChanges.heapWithoutOne: valid
    static void heapWithoutOne() {
        PriorityQueue<Integer> queue = new PriorityQueue<>(List.of(6, 5, 4, 3, 2, 1));
        assert queue.removeAll(List.of(1));
        assert queue.toString().equals("[2, 4, 3, 5, 6]");
    }

    // check BulkChanges.heapOfSome: valid
    static void heapOfSome() {
        PriorityQueue<Integer> queue = new PriorityQueue<>(List.of(6, 5, 4, 3, 2, 1));
        assert !queue.retainAll(List.of(1, 2, 3, 4, 5, 6));
        assert queue.retainAll(List.of(5, 6, 1, 2));
        assert queue.toString().equals("[1, 2, 5, 6]");
        assert queue.poll() == 1 && queue.size() == 3;
    }

    static void heapNotices() {
        PriorityQueue<Integer> queue = new PriorityQueue<>(List.of(1, 2));
        for (int each : queue) {             // check BulkChanges.heapNotices: invalid, exception here
            queue.removeIf(x -> x > 5);
        }
    }

    static void listNotices(ArrayList<Integer> list) {
        if (list == null || list.size() < 2) {
            return;
        }
        for (Integer each : list) {          // check BulkChanges.listNotices: invalid, exception here
            list.replaceAll(x -> x);
        }
    }

    static void vectorNotices() {
        Vector<Integer> vector = new Vector<>(List.of(3, 1, 2));
        for (int each : vector) {            // check BulkChanges.vectorNotices: invalid, exception here
            vector.replaceAll(x -> x + 1);
        }
    }

    // check BulkChanges.partDoesNot: valid
    static void partDoesNot() {
        List<Integer> list = new ArrayList<>(List.of(3, 1, 2));
        for (int each : list) {
            list.subList(0, 2).replaceAll(x -> x + 1);
        }
        assert list.get(0) == 6;
    }

    // Whether the array of the JDK has to grow is not known.
    static void queueMayNotice() {
        ArrayDeque<Integer> queue = new ArrayDeque<>(List.of(1, 2, 3));
        for (int each : queue) {             // check BulkChanges.queueMayNotice: unknown, unsupported elements added to an ArrayDeque during its iteration here
            if (each == 2) {
                queue.add(9);
            }
        }
    }

    // check BulkChanges.lastOneAdded: valid
    static void lastOneAdded() {
        ArrayDeque<Integer> queue = new ArrayDeque<>(List.of(1, 2, 3));
        for (int each : queue) {
            if (each == 3) {
                queue.add(9);
            }
        }
        assert queue.size() == 4;
    }

    static void everyOneNotices() {
        ArrayDeque<Integer> queue = new ArrayDeque<>(List.of(1));
        queue.forEach(x -> queue.add(5));    // check BulkChanges.everyOneNotices: invalid, exception here
    }

    // check BulkChanges.everyOneLeft: valid
    static void everyOneLeft() {
        ArrayDeque<Integer> queue = new ArrayDeque<>(List.of(1, 2, 3));
        int[] sum = {0};
        queue.forEach(x -> sum[0] += x);
        queue.forEach(x -> queue.poll());
        assert sum[0] == 6 && queue.isEmpty();
    }

    // check BulkChanges.ownRemoval: valid
    static void ownRemoval() {
        ArrayDeque<Integer> queue = new ArrayDeque<>(List.of(1, 2, 3, 4));
        for (Iterator<Integer> each = queue.iterator(); each.hasNext();) {
            if (each.next() % 2 == 0) {
                each.remove();
            }
        }
        assert queue.toString().equals("[1, 3]");
    }
}
