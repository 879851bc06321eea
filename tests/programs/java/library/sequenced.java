// Sequenced collections: both ends of lists, deques, sets and maps, and what they are from the other end.
// prints: [0, 1, 2, 3] 0 3 [3, 2, 1, 0]
// prints: [1, 2] [2, 1] 2 1
// prints: [9, 1, 2, 7] [7, 2, 1, 9] 2 1 true
// prints: [5, 7, 9] 5 9 [9, 7, 5]
// prints: [2, 3] 0 2
// prints: [3, 2] 3 2 [4, 3, 2, 1] 4
// prints: [c, a, b] [b, a, c] c b
// prints: [a] [c, a] false
// prints: {z=0, a=1, b=5} {b=5, a=1, z=0} z=0 b=5
// prints: z=0 b=5 {a=1} {a=7}
// prints: 1 3 1 [3, 2] [2, 3]
// prints: 1=a 3=c {3=c, 1=a} 3
// prints: NoSuchElementException UnsupportedOperationException UnsupportedOperationException NoSuchElementException null
// prints: {} [] {} [] 0 IllegalArgumentException
import java.util.*;

class Main {
    static String thrown(Runnable code) {
        try {
            code.run();
            return "nothing";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName();
        }
    }

    static void lists() {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        list.addFirst(0);
        list.addLast(3);
        System.out.println(list + " " + list.getFirst() + " " + list.getLast() + " " + list.reversed());
        int last = list.removeLast();
        int first = list.removeFirst();
        System.out.println(list + " " + list.reversed() + " " + (last - 1) + " " + (first + 1));
        List<Integer> back = list.reversed();
        back.add(9);
        back.add(0, 7);
        System.out.println(list + " " + back + " " + back.get(1) + " " + back.indexOf(2) + " " + (back.reversed() == list));
        back.remove(1);
        back.set(1, 5);
        back.sort(Comparator.naturalOrder());
        System.out.println(back + " " + back.getFirst() + " " + back.getLast() + " " + list);
        ListIterator<Integer> each = back.listIterator();
        each.next();
        each.set(1);
        each.next();
        each.remove();
        each.next();
        each.set(2);
        each.previous();
        each.add(3);
        back.replaceAll(x -> x);
        back.removeFirst();
        Collections.reverse(back);
        System.out.println(back + " " + back.listIterator(1).previousIndex() + " " + back.size());
    }

    static void deques() {
        Deque<Integer> deque = new ArrayDeque<>(List.of(2, 3));
        Deque<Integer> back = deque.reversed();
        System.out.print(back + " " + back.peekFirst() + " " + back.peekLast() + " ");
        back.addFirst(4);
        back.offerLast(1);
        System.out.print(back + " " + back.getFirst());
        back.clear();
        System.out.println();
        back.push(1);
        back.offerFirst(2);
        back.addLast(3);
        back.add(4);
        back.offer(5);
        assert back.toString().equals("[2, 1, 3, 4, 5]") : back;
        assert deque.toString().equals("[5, 4, 3, 1, 2]");
        assert back.pop() == 2 && back.pollLast() == 5 && back.pollFirst() == 1 && back.peek() == 3 && back.element() == 3;
        assert back.remove() == 3 && back.getLast() == 4 && back.size() == 1 && back.contains(4) && !back.isEmpty();
        assert back.removeFirstOccurrence(4) && !back.removeLastOccurrence(4) && !back.remove(7) && back.poll() == null;
        deque.add(1);
        deque.add(2);
        assert back.removeLast() == 1 && back.removeFirst() == 2 && back.reversed() == deque;
        deque.add(6);
        assert back.descendingIterator().next() == 6 && back.iterator().next() == 6;
    }

    static void sets() {
        LinkedHashSet<String> set = new LinkedHashSet<>(List.of("a", "b", "c"));
        set.addFirst("c");
        System.out.println(set + " " + set.reversed() + " " + set.getFirst() + " " + set.getLast());
        SequencedSet<String> back = set.reversed();
        back.removeFirst();
        back.removeLast();
        set.addLast("a");
        System.out.print(set + " ");
        back.addLast("d");
        back.addFirst("c");
        back.remove("d");
        assert back.contains("a") && !back.add("a") && back.size() == 2 && back.getFirst().equals("c") && back.getLast().equals("a");
        System.out.print(back + " ");
        set.removeFirst();
        set.removeLast();
        System.out.println(back.iterator().hasNext());
        back.clear();
        assert back.reversed() == set && set.isEmpty();
        SequencedCollection<Integer> numbers = new ArrayList<>(List.of(1));
        numbers.addFirst(0);
        numbers.addLast(2);
        assert numbers.reversed().getFirst() == 2 && numbers.removeFirst() == 0 && numbers.removeLast() == 2 && numbers.getLast() == 1;
    }

    static void maps() {
        LinkedHashMap<String, Integer> map = new LinkedHashMap<>();
        map.put("b", 2);
        map.put("z", 3);
        map.putFirst("a", 1);
        map.putFirst("z", 0);
        map.putLast("b", 5);
        SequencedMap<String, Integer> back = map.reversed();
        System.out.println(map + " " + back + " " + map.firstEntry() + " " + map.lastEntry());
        System.out.print(map.pollFirstEntry() + " " + map.pollLastEntry() + " " + back + " ");
        back.put("a", 7);
        System.out.println(map);
        back.putFirst("l", 1);
        back.putLast("f", 2);
        assert back.firstEntry().getKey().equals("l") && back.lastEntry().getValue() == 2 && map.toString().equals("{f=2, a=7, l=1}");
        assert back.pollFirstEntry().getValue() == 1 && back.pollLastEntry().getValue() == 2;
        assert back.containsKey("a") && back.get("a") == 7 && back.size() == 1 && back.remove("a") == 7 && back.reversed() == map;
        for (Map.Entry<String, Integer> entry : back.entrySet()) {
            throw new AssertionError(entry);
        }
        back.clear();
    }

    static void sorted() {
        TreeSet<Integer> set = new TreeSet<>(List.of(1, 2, 3));
        System.out.print(set.getFirst() + " " + set.getLast() + " " + set.removeFirst() + " ");
        System.out.println(set.reversed() + " " + set.reversed().reversed());
        set.removeLast();
        SortedSet<Integer> sorted = new TreeSet<>(List.of(4, 5, 6));
        assert sorted.getFirst() == 4 && sorted.getLast() == 6 && sorted.removeFirst() == 4 && sorted.removeLast() == 6;
        NavigableSet<Integer> navigable = new TreeSet<>(List.of(4, 5, 6));
        assert navigable.removeFirst() == 4 && navigable.removeLast() == 6 && navigable.reversed().first() == 5;
        NavigableMap<Integer, String> numbered = new TreeMap<>(Map.of(1, "a", 2, "b"));
        assert numbered.reversed().firstKey() == 2;
        TreeMap<Integer, String> map = new TreeMap<>(Map.of(1, "a", 3, "c"));
        SortedMap<Integer, String> view = map;
        System.out.println(map.firstEntry() + " " + map.lastEntry() + " " + map.reversed() + " " + view.reversed().firstKey());
        System.out.print(thrown(() -> new ArrayList<Integer>().getFirst()) + " " + thrown(() -> map.putFirst(1, "")) + " ");
        System.out.print(thrown(() -> set.addFirst(1)) + " " + thrown(() -> new TreeSet<Integer>().removeLast()) + " ");
        System.out.println(new LinkedHashMap<Integer, Integer>().pollFirstEntry());
        assert thrown(() -> map.putLast(1, "")).equals("UnsupportedOperationException");
        assert thrown(() -> set.addLast(1)).equals("UnsupportedOperationException");
    }

    public static void main(String[] args) {
        lists();
        deques();
        sets();
        maps();
        sorted();
        System.out.print(HashMap.newHashMap(3) + " " + HashSet.newHashSet(3) + " " + LinkedHashMap.newLinkedHashMap(3) + " ");
        System.out.println(LinkedHashSet.newLinkedHashSet(3) + " 0 " + thrown(() -> HashMap.newHashMap(-1)));
    }

    //@ requires list != null && !list.isEmpty();
    //@ ensures \result == list.get(list.size() - 1);
    static Object last(List<Object> list) {         // check Main.last: valid within bounds
        return list.getLast();
    }

    static Object first(List<Object> list) {        // check Main.first: invalid
        return list == null ? null : list.getFirst();
    }
}
