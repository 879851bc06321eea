// ArrayDeque as a stack and a queue.
// prints: [-19, -17, -16, -14, -13, -11, -10, -8, -7, -5, -4, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] 33
// prints: -19 -17 19 18 true true false
// prints: 100 200 true true false
// prints: [100, -16, -14, -10, -8, -4, -2, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 200]
// prints: 18 14 10 6 2 -2 -10 -14 [-14, -10, -2, 2, 6, 10, 14, 18]
// prints: true null null null
// prints: java.util.NoSuchElementException
// prints: java.lang.NullPointerException
// prints: java.util.NoSuchElementException
// prints: [a, b] 2 true[b]
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

class Main {
    public static void main(String[] args) {
        Deque<Integer> deque = new ArrayDeque<>();
        for (int i = 0; i < 20; i++) {
            deque.addLast(i);
            deque.addFirst(-i);
            if (i % 3 == 0) {
                deque.pollFirst();
            }
        }
        System.out.println(deque + " " + deque.size());
        System.out.println(deque.pop() + " " + deque.peek() + " " + deque.removeLast() + " " + deque.getLast() + " " + deque.contains(5) + " " + deque.remove(5) + " " + deque.contains(5));
        deque.push(100);
        deque.offer(200);
        System.out.println(deque.getFirst() + " " + deque.peekLast() + " " + deque.removeFirstOccurrence(-1) + " " + deque.removeLastOccurrence(3) + " " + deque.removeLastOccurrence(77));
        Iterator<Integer> each = deque.iterator();
        while (each.hasNext()) {
            if (each.next() % 2 != 0) {
                each.remove();
            }
        }
        System.out.println(deque);
        Iterator<Integer> down = deque.descendingIterator();
        while (down.hasNext()) {
            int value = down.next();
            if (value % 4 == 0) {
                down.remove();
            } else {
                System.out.print(value + " ");
            }
        }
        System.out.println(deque);
        deque.clear();
        System.out.println(deque.isEmpty() + " " + deque.poll() + " " + deque.peekFirst() + " " + deque.pollLast());
        try {
            deque.pop();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
        try {
            deque.add(null);
        } catch (RuntimeException e) {
            System.out.println(e);
        }
        try {
            deque.getLast();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
        Deque<String> copy = new ArrayDeque<>(java.util.List.of("a", "b"));
        System.out.println(copy + " " + copy.toArray(new String[0]).length + " " + copy.removeIf(s -> s.equals("a")) + copy);
    }
}
