// LinkedList as a list, a queue and a deque.
// prints: [-1, 0, 10, 1, 2, 3] -1 3 -1 3 6
// prints: -1 0 3 10 2 [1]
// prints: 1 null null null null[]
// prints: true true false [0, 2, 1, 2] 1 3 true
// prints: 2 1 2 0
// prints: [1, 2, 42] 30856 true true
// prints: aabnull
// prints: [x, null] 2
// prints: true
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.Queue;

class Main {
    public static void main(String[] args) {
        LinkedList<Integer> list = new LinkedList<>();
        list.add(1);
        list.addFirst(0);
        list.addLast(2);
        list.add(1, 10);
        list.push(-1);
        list.offer(3);
        System.out.println(list + " " + list.getFirst() + " " + list.getLast() + " " + list.peek() + " " + list.peekLast() + " " + list.size());
        System.out.println(list.pop() + " " + list.poll() + " " + list.pollLast() + " " + list.removeFirst() + " " + list.removeLast() + " " + list);
        System.out.println(list.remove() + " " + list.poll() + " " + list.peek() + " " + list.peekFirst() + " " + list.pollFirst() + list);
        for (int i = 0; i < 6; i++) {
            list.add(i % 3);
        }
        System.out.println(list.removeFirstOccurrence(1) + " " + list.removeLastOccurrence(0) + " " + list.remove(Integer.valueOf(7)) + " " + list + " " + list.indexOf(2) + " " + list.lastIndexOf(2) + " " + list.contains(1));
        Iterator<Integer> down = list.descendingIterator();
        while (down.hasNext()) {
            System.out.print(down.next() + " ");
        }
        System.out.println();
        list.set(0, 42);
        list.remove(1);
        list.sort(null);
        System.out.println(list + " " + list.hashCode() + " " + list.equals(java.util.List.of(1, 2, 42)) + " " + new LinkedList<>(list).equals(list));
        Queue<String> queue = new LinkedList<>();
        queue.offer("a");
        queue.add("b");
        System.out.println(queue.element() + queue.remove() + queue.poll() + queue.poll());
        Deque<String> deque = new LinkedList<>();
        deque.offerFirst("x");
        deque.offerLast(null);
        System.out.println(deque + " " + deque.size());
        list.clear();
        System.out.println(list.isEmpty());
    }
}
