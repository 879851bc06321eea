// TreeSet: order, neighbours, views.
// prints: [1, 3, 5, 7, 9] true false true false true 5
// prints: 3 9 4 5 7 null [3, 4] [5, 7, 9] [3, 4, 5] [3, 4, 5] [7, 9]
// prints: [9, 7, 5, 4, 3] 3 9 [4, 5, 7]
// prints: [4, 7] 11 true
// prints: [fig, kiwi, pear, apple, banana] fig [fig]
// prints: true false [A] true
// prints: [fig, kiwi] [kiwi, fig] true[fig]
// prints: [1, 5] false 15null
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.TreeSet;

class Main {
    public static void main(String[] args) {
        TreeSet<Integer> set = new TreeSet<>(List.of(5, 1, 9, 3, 7));
        System.out.println(set + " " + set.add(4) + " " + set.add(4) + " " + set.remove(1) + " " + set.remove(2) + " " + set.contains(9) + " " + set.size());
        System.out.println(set.first() + " " + set.last() + " " + set.lower(5) + " " + set.floor(6) + " " + set.ceiling(6) + " " + set.higher(9) + " " + set.headSet(5) + " " + set.tailSet(5) + " " + set.subSet(3, 7) + " " + set.headSet(5, true) + " " + set.tailSet(5, false));
        System.out.println(set.descendingSet() + " " + set.pollFirst() + " " + set.pollLast() + " " + set);
        Iterator<Integer> down = set.descendingIterator();
        while (down.hasNext()) {
            if (down.next() == 5) {
                down.remove();
            }
        }
        System.out.println(set + " " + set.hashCode() + " " + set.equals(new java.util.HashSet<>(set)));
        TreeSet<String> byLength = new TreeSet<>(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        byLength.addAll(Arrays.asList("pear", "fig", "apple", "kiwi", "fig", "banana"));
        System.out.println(byLength + " " + byLength.first() + " " + byLength.headSet("kiwi"));
        TreeSet<String> same = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        System.out.println(same.add("A") + " " + same.add("a") + " " + same + " " + same.contains("a"));
        byLength.removeIf(s -> s.contains("a"));
        System.out.println(byLength + " " + new TreeSet<>(byLength).descendingSet() + " " + byLength.retainAll(List.of("fig")) + byLength);
        TreeSet<Integer> view = new TreeSet<>(List.of(1, 2, 3, 4, 5));
        view.subSet(2, true, 4, true).clear();
        System.out.println(view + " " + view.isEmpty() + " " + view.pollFirst() + view.pollFirst() + view.pollFirst());
    }
}
