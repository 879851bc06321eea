// A list that copies its elements when it changes: iterators see those of their beginning.
// prints: true [] 0
// prints: true true false
// prints: true [a, x, y, b, c, b] y
// prints: bcb x 35
// prints: true false -1
// prints: false true 1
// prints: true false a [z, y, c, b, n, m]
// prints: true true [z, c, b]
// prints: zzccbb truefalse [zz, cc]
// prints: true false true 2cc
// prints: 21cc10zzzztrue
// prints: UnsupportedOperationException null
// prints: UnsupportedOperationException null
// prints: UnsupportedOperationException null
// prints: ArrayIndexOutOfBoundsException Index 2 out of bounds for length 2
// prints: ArrayIndexOutOfBoundsException Index -1 out of bounds for length 2
// prints: ArrayIndexOutOfBoundsException Index 5 out of bounds for length 2
// prints: IndexOutOfBoundsException Index: 3, Size: 2
// prints: IndexOutOfBoundsException Index: 9, Size: 2
// prints: IndexOutOfBoundsException Index: -2, Size: 2
// prints: UnsupportedOperationException null
// prints: [zz, cc, zz!, cc!] false true
// prints: [zz, cc, zz!, cc!, last] [][p]
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.concurrent.CopyOnWriteArrayList;

class Main {
    static void say(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>();
        System.out.println(list.isEmpty() + " " + list + " " + list.size());
        System.out.println(list.add("b") + " " + list.addAll(List.of("c", "b")) + " " + list.addAll(List.of()));
        Iterator<String> old = list.iterator();
        list.add(0, "a");
        System.out.println(list.addAll(1, List.of("x", "y")) + " " + list + " " + list.get(2));
        String seen = "";
        while (old.hasNext()) {
            seen += old.next();
        }
        System.out.println(seen + " " + list.set(1, "z") + " " + list.indexOf("b") + list.lastIndexOf("b"));
        System.out.println(list.contains("z") + " " + list.containsAll(List.of("a", "q")) + " " + list.indexOf(null));
        System.out.println(list.addIfAbsent("z") + " " + list.addIfAbsent("n") + " " + list.addAllAbsent(List.of("n", "m", "m")));
        System.out.println(list.remove("b") + " " + list.remove("q") + " " + list.remove(0) + " " + list);
        System.out.println(list.removeAll(List.of("m", "n")) + " " + list.retainAll(List.of("z", "b", "c")) + " " + list);
        list.sort(Comparator.reverseOrder());
        list.replaceAll(each -> each + each);
        list.forEach(System.out::print);
        System.out.println(" " + list.removeIf(each -> each.startsWith("b")) + list.removeIf(each -> false) + " " + list);
        System.out.println(list.equals(Arrays.asList("zz", "cc")) + " " + list.equals("zz") + " "
            + (list.hashCode() == List.of("zz", "cc").hashCode()) + " " + list.toArray().length
            + list.toArray(new String[0])[1]);
        for (ListIterator<String> each = list.listIterator(2); each.hasPrevious();) {
            System.out.print(each.nextIndex() + "" + each.previousIndex() + each.previous());
        }
        ListIterator<String> first = list.listIterator();
        System.out.println(first.next() + first.hasNext());
        say(() -> first.remove());
        say(() -> first.set("q"));
        say(() -> first.add("q"));
        say(() -> list.get(2));
        say(() -> list.set(-1, "q"));
        say(() -> list.remove(5));
        say(() -> list.add(3, "q"));
        say(() -> list.addAll(9, List.of("q")));
        say(() -> list.listIterator(-2));
        say(() -> list.iterator().remove());
        CopyOnWriteArrayList<String> copy = new CopyOnWriteArrayList<>(list);
        for (String each : copy) {
            copy.add(each + "!");
        }
        Object cloned = copy.clone();
        copy.add("last");
        list.clear();
        System.out.println(cloned + " " + cloned.equals(copy) + " " + (cloned.getClass() == copy.getClass()));
        System.out.println(copy.toString() + " " + list + new CopyOnWriteArrayList<>(new String[] {"p"}));
    }

    // check Main.two(int): valid
    static int two(int x) {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
        list.add(x);
        for (int each : list) {
            list.add(0, 7);
        }
        assert list.size() == 2 && list.get(0) == 7 && list.get(1) == x && list.indexOf(7) == 0;
        return list.size();
    }

    // check Main.last(CopyOnWriteArrayList): invalid
    static int last(CopyOnWriteArrayList<Integer> list) {
        assert list == null || list.size() != 2;
        return 1;
    }

    // check Main.part(CopyOnWriteArrayList): unknown
    static List<Integer> part(CopyOnWriteArrayList<Integer> list) {
        return list == null ? null : list.subList(0, 0);
    }
}
