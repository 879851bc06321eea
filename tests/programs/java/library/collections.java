// java.util.Collections.
// prints: [1, 2, 3, 4] 2 -5 4 1
// prints: [4, 3, 2, 1] 1 4
// prints: [4, 2, 3, 1, 7, 7, 8] 2 true [x, x, x]
// prints: [7, 8, 4, 2, 3, 1, 7]
// prints: [2, 3, 1, 70, 70, 8, 4]
// prints: [0, 0, 0, 0, 0, 0, 0] [][]{}[1][2]{k=v}
// prints: [1, 2, 3] 3 true 3 30817 [2, 3]
// prints: {a=1, b=2} [a, b] [1, 2] [a=1, b=2] 0
// prints: java.lang.UnsupportedOperationException
// prints: java.lang.UnsupportedOperationException
// prints: java.lang.UnsupportedOperationException
// prints: java.lang.UnsupportedOperationException
// prints: java.lang.UnsupportedOperationException
// prints: java.lang.UnsupportedOperationException
// prints: [a, b, c]
// prints: [1, 2, z] [1, 2, z]
// prints: [1, 2] {1=2}
import java.util.*;

class Main {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(4, 1, 3, 2));
        Collections.sort(list);
        System.out.println(list + " " + Collections.binarySearch(list, 3) + " " + Collections.binarySearch(list, 9) + " " + Collections.max(list) + " " + Collections.min(list));
        Collections.sort(list, Collections.reverseOrder());
        System.out.println(list + " " + Collections.max(list, Comparator.reverseOrder()) + " " + Collections.min(list, (a, b) -> b - a));
        Collections.reverse(list);
        Collections.swap(list, 0, 3);
        Collections.addAll(list, 7, 7, 8);
        System.out.println(list + " " + Collections.frequency(list, 7) + " " + Collections.disjoint(list, List.of(9)) + " " + Collections.nCopies(3, "x"));
        Collections.rotate(list, 2);
        System.out.println(list);
        Collections.rotate(list, -3);
        Collections.replaceAll(list, 7, 70);
        System.out.println(list);
        Collections.fill(list, 0);
        System.out.println(list + " " + Collections.emptyList() + Collections.emptySet() + Collections.emptyMap() + Collections.singletonList(1) + Collections.singleton(2) + Collections.singletonMap("k", "v"));
        List<Integer> inner = new ArrayList<>(List.of(1, 2));
        List<Integer> view = Collections.unmodifiableList(inner);
        inner.add(3);
        System.out.println(view + " " + view.size() + " " + view.equals(inner) + " " + view.get(2) + " " + view.hashCode() + " " + view.subList(1, 3));
        Map<String, Integer> map = Collections.unmodifiableMap(new TreeMap<>(Map.of("b", 2, "a", 1)));
        System.out.println(map + " " + map.keySet() + " " + map.values() + " " + map.entrySet() + " " + map.getOrDefault("z", 0));
        for (Runnable action : List.<Runnable>of(() -> view.add(1), () -> map.put("c", 1), () -> view.iterator().remove(), () -> map.keySet().clear(), () -> Collections.singletonList(1).set(0, 2), () -> view.sort(null))) {
            try {
                action.run();
                System.out.println("changed");
            } catch (UnsupportedOperationException e) {
                System.out.println(e);
            }
        }
        List<String> shuffled = new ArrayList<>(List.of("a", "b", "c"));
        Collections.shuffle(shuffled);
        Collections.sort(shuffled);
        System.out.println(shuffled);
        List<String> target = new ArrayList<>(List.of("x", "y", "z"));
        Collections.copy(target, List.of("1", "2"));
        System.out.println(target + " " + Collections.list(Collections.enumeration(target)));
        Collection<Integer> locked = Collections.synchronizedList(new ArrayList<>(List.of(1)));
        locked.add(2);
        System.out.println(locked + " " + Collections.synchronizedMap(new HashMap<>(Map.of(1, 2))));
    }
}
