// List.of, Set.of, Map.of and copies.
// prints: [3, 1, 2] 3 true -1 32707 true [] 12
// prints: 3 true false [a, b, c] true 294
// prints: 2 1 null 7 true {x=1, y=2} 244 true
// prints: {1=a, 2=b} k=v
// prints: [1, 2] true 1 2
// prints: 63 [5] {1=2} [only]
// prints: q 2
// prints: no
import java.util.*;

class Main {
    public static void main(String[] args) {
        List<Integer> list = List.of(3, 1, 2);
        System.out.println(list + " " + list.get(0) + " " + list.contains(2) + " " + list.indexOf(9) + " " + list.hashCode() + " " + list.equals(Arrays.asList(3, 1, 2)) + " " + List.of() + " " + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12).size());
        Set<String> set = Set.of("a", "b", "c");
        System.out.println(set.size() + " " + set.contains("b") + " " + set.contains("z") + " " + new TreeSet<>(set) + " " + set.equals(new HashSet<>(List.of("c", "b", "a"))) + " " + set.hashCode());
        Map<String, Integer> map = Map.of("x", 1, "y", 2);
        System.out.println(map.size() + " " + map.get("x") + " " + map.get("q") + " " + map.getOrDefault("q", 7) + " " + map.containsKey("y") + " " + new TreeMap<>(map) + " " + map.hashCode() + " " + map.equals(new HashMap<>(map)));
        System.out.println(new TreeMap<>(Map.ofEntries(Map.entry(1, "a"), Map.entry(2, "b"))) + " " + Map.entry("k", "v"));
        List<Integer> source = new ArrayList<>(List.of(1, 2));
        List<Integer> copy = List.copyOf(source);
        source.add(3);
        System.out.println(copy + " " + (List.copyOf(copy) == copy) + " " + Set.copyOf(List.of(1, 1)).size() + " " + Map.copyOf(map).size());
        int sum = 0;
        for (int value : Map.of(1, 10, 2, 20, 3, 30).values()) {
            sum += value;
        }
        for (String s : set) {
            sum += s.length();
        }
        System.out.println(sum + " " + Set.of(5) + " " + Map.of(1, 2) + " " + List.of("only"));
        String[] array = List.of("p", "q").toArray(new String[0]);
        System.out.println(array[1] + " " + List.of(new String[] {"r", "s"}).size());
        try {
            list.iterator().remove();
        } catch (UnsupportedOperationException | IllegalStateException e) {
            System.out.println("no");
        }
    }
}
