// Iterators and list iterators: removing, adding, going back; sublists.
// prints: [bb, ccc, ee, fff, gg]
// prints: [BB0, new, CCC2, EE3, FFF4, new, GG6]
// prints: 6GG6 5new 4FFF4 3EE3 2CCC2 1new 0BB0 [BB0, CCC2, EE3, FFF4, new, GG6]
// prints: [CCC2, EE3] 2 -1
// prints: [changed, more] [BB0, changed, more, FFF4, new, GG6]
// prints: [] [BB0, FFF4, new, GG6]
// prints: java.util.ConcurrentModificationException
// prints: [bb, ccc, ee, fff, gg]
// prints: [BB0, new, CCC2, EE3, FFF4, new, GG6]
// prints: 6GG6 5new 4FFF4 3EE3 2CCC2 1new 0BB0 [BB0, CCC2, EE3, FFF4, new, GG6]
// prints: [CCC2, EE3] 2 -1
// prints: [changed, more] [BB0, changed, more, FFF4, new, GG6]
// prints: [] [BB0, FFF4, new, GG6]
// prints: java.util.ConcurrentModificationException
// prints: [bb, ccc, ee, fff, gg]
// prints: [BB0, new, CCC2, EE3, FFF4, new, GG6]
// prints: 6GG6 5new 4FFF4 3EE3 2CCC2 1new 0BB0 [BB0, CCC2, EE3, FFF4, new, GG6]
// prints: [CCC2, EE3] 2 -1
// prints: [changed, more] [BB0, changed, more, FFF4, new, GG6]
// prints: [] [BB0, FFF4, new, GG6]
// prints: java.util.ConcurrentModificationException
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;

class Main {
    static void work(List<String> list) {
        Iterator<String> each = list.iterator();
        while (each.hasNext()) {
            if (each.next().length() == 1) {
                each.remove();
            }
        }
        System.out.println(list);
        ListIterator<String> walk = list.listIterator();
        while (walk.hasNext()) {
            int index = walk.nextIndex();
            String text = walk.next();
            walk.set(text.toUpperCase() + index);
            if (index % 4 == 0) {
                walk.add("new");
            }
        }
        System.out.println(list);
        while (walk.hasPrevious()) {
            System.out.print(walk.previousIndex() + walk.previous() + " ");
        }
        walk.next();
        walk.next();
        walk.previous();
        walk.remove();
        System.out.println(list);
        List<String> part = list.subList(1, 3);
        System.out.println(part + " " + part.size() + " " + part.indexOf("none"));
        part.set(0, "changed");
        part.add("more");
        part.remove(1);
        System.out.println(part + " " + list);
        part.clear();
        System.out.println(part + " " + list);
        try {
            walk.next();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        List<String> words = List.of("a", "bb", "ccc", "d", "ee", "fff", "gg");
        work(new ArrayList<>(words));
        work(new LinkedList<>(words));
        work(new java.util.Vector<>(words));
    }
}
