// What lists throw, and what they say.
// prints: java.lang.IndexOutOfBoundsException: Index 3 out of bounds for length 3
// prints: java.lang.IndexOutOfBoundsException: Index -1 out of bounds for length 3
// prints: java.lang.IndexOutOfBoundsException: Index 5 out of bounds for length 3
// prints: java.lang.IndexOutOfBoundsException: Index: 5, Size: 3
// prints: java.lang.IndexOutOfBoundsException: Index 3 out of bounds for length 3
// prints: java.lang.IndexOutOfBoundsException: toIndex = 5
// prints: java.lang.IndexOutOfBoundsException: fromIndex = -1
// prints: java.lang.IllegalArgumentException: fromIndex(2) > toIndex(1)
// prints: java.lang.IndexOutOfBoundsException: Index: 4, Size: 3
// prints: java.lang.IllegalArgumentException: Illegal Capacity: -1
// prints: java.lang.IllegalStateException
// prints: java.util.ConcurrentModificationException
// prints: java.util.NoSuchElementException
// prints: java.util.ConcurrentModificationException
// prints: java.lang.IndexOutOfBoundsException: Index: 3, Size: 3
// prints: java.lang.IndexOutOfBoundsException: Index: 4, Size: 3
// prints: java.util.NoSuchElementException
// prints: java.util.NoSuchElementException
// prints: java.util.ConcurrentModificationException
// prints: java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 1
// prints: java.lang.ArrayIndexOutOfBoundsException: 1 >= 1
// prints: fine
// prints: java.util.NoSuchElementException
// prints: java.util.EmptyStackException
// prints: java.util.EmptyStackException
// prints: java.lang.UnsupportedOperationException
// prints: java.lang.UnsupportedOperationException
// prints: java.lang.ArrayIndexOutOfBoundsException: Index 2 out of bounds for length 2
// prints: java.lang.UnsupportedOperationException
// prints: java.lang.IndexOutOfBoundsException: Index: 2 Size: 2
// prints: java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3
// prints: java.lang.UnsupportedOperationException
// prints: java.lang.NullPointerException
// prints: java.lang.NullPointerException
// prints: java.lang.UnsupportedOperationException
// prints: java.lang.UnsupportedOperationException
// prints: java.util.NoSuchElementException
// prints: java.util.ConcurrentModificationException
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Stack;
import java.util.Vector;

class Main {
    static void attempt(Runnable action) {
        try {
            action.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        attempt(() -> list.get(3));
        attempt(() -> list.get(-1));
        attempt(() -> list.set(5, 1));
        attempt(() -> list.add(5, 1));
        attempt(() -> list.remove(3));
        attempt(() -> list.subList(2, 5));
        attempt(() -> list.subList(-1, 2));
        attempt(() -> list.subList(2, 1));
        attempt(() -> list.listIterator(4));
        attempt(() -> new ArrayList<>(-1));
        attempt(() -> list.iterator().remove());
        attempt(() -> {
            for (Integer i : list) {
                list.remove(i);
            }
        });
        attempt(() -> {
            Iterator<Integer> each = list.iterator();
            while (true) {
                each.next();
            }
        });
        attempt(() -> list.forEach(i -> list.add(i)));
        List<Integer> linked = new LinkedList<>(List.of(1, 2, 3));
        attempt(() -> linked.get(3));
        attempt(() -> linked.add(4, 1));
        attempt(() -> new LinkedList<>().getFirst());
        attempt(() -> new LinkedList<>().pop());
        attempt(() -> {
            for (Integer i : linked) {
                linked.add(i);
            }
        });
        attempt(() -> new Vector<>(List.of(1)).get(1));
        attempt(() -> new Vector<>(List.of(1)).elementAt(1));
        attempt(() -> new Vector<>(List.of(1)).firstElement());
        attempt(() -> new Vector<>().firstElement());
        attempt(() -> new Stack<>().pop());
        attempt(() -> new Stack<>().peek());
        attempt(() -> Arrays.asList(1, 2).add(3));
        attempt(() -> Arrays.asList(1, 2).remove(0));
        attempt(() -> Arrays.asList(1, 2).get(2));
        attempt(() -> List.of(1, 2).add(3));
        attempt(() -> List.of(1, 2).get(2));
        attempt(() -> List.of(1, 2, 3).get(3));
        attempt(() -> List.of(1, 2, 3).set(0, 3));
        attempt(() -> List.of(1, null));
        attempt(() -> List.of(1).contains(null));
        attempt(() -> Collections.unmodifiableList(list).add(1));
        attempt(() -> Collections.emptyList().add(null));
        attempt(() -> Collections.max(new ArrayList<Integer>()));
        attempt(() -> {
            List<Integer> part = list.subList(0, 1);
            list.add(1);
            part.get(0);
        });
    }
}
