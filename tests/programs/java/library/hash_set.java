// HashSet and LinkedHashSet.
// prints: false true true false true 4
// prints: [1, 2, 3, 4, 5] [3, 4] [1, 2] true false true 10
// prints: true true true false false true [one, two, three, four]
// prints: [one, three, four, two, null] true 2
// prints: [1, 3, 5] true [1, 3]
// prints: java.util.ConcurrentModificationException
// prints: java.util.NoSuchElementException
// prints: 5 one
// prints: [] true
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

class Main {
    public static void main(String[] args) {
        Set<Integer> a = new HashSet<>(List.of(1, 2, 3, 4));
        Set<Integer> b = new HashSet<>(List.of(3, 4, 5));
        System.out.println(a.add(4) + " " + a.add(9) + " " + a.remove(9) + " " + a.remove(9) + " " + a.contains(2) + " " + a.size());
        Set<Integer> union = new HashSet<>(a);
        union.addAll(b);
        Set<Integer> common = new HashSet<>(a);
        common.retainAll(b);
        Set<Integer> difference = new HashSet<>(a);
        difference.removeAll(b);
        System.out.println(union + " " + common + " " + difference + " " + a.containsAll(common) + " " + a.equals(b) + " " + a.equals(new LinkedHashSet<>(List.of(4, 3, 2, 1))) + " " + a.hashCode());
        Set<String> linked = new LinkedHashSet<>();
        for (String word : "one two three two one four".split(" ")) {
            System.out.print(linked.add(word) + " ");
        }
        System.out.println(linked);
        linked.remove("two");
        linked.add("two");
        linked.add(null);
        System.out.println(linked + " " + linked.contains(null) + " " + new ArrayList<>(linked).indexOf("four"));
        Iterator<Integer> each = union.iterator();
        while (each.hasNext()) {
            if (each.next() % 2 == 0) {
                each.remove();
            }
        }
        System.out.println(union + " " + union.removeIf(n -> n > 3) + " " + union);
        try {
            for (Integer i : a) {
                a.add(i + 100);
            }
        } catch (java.util.ConcurrentModificationException e) {
            System.out.println(e);
        }
        try {
            new HashSet<>().iterator().next();
        } catch (java.util.NoSuchElementException e) {
            System.out.println(e);
        }
        Object[] array = linked.toArray();
        System.out.println(array.length + " " + linked.toArray(new String[0])[0]);
        a.clear();
        System.out.println(a + " " + a.isEmpty());
    }
}
