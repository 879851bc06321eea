// ArrayList: all its operations.
// prints: [0, 1, 4, 2, 2, 4, 1, 0, 1, 4, 2, 2, 4, 1, 0] 15 false true false
// prints: 3 11 2 2 0 true false
// prints: [-1, 1, 5, 5, 4, 2, 4, 1, 0, 1, 4, 2, 2, 4, 1, 0, 7, 8]
// prints: [-10, 10, 50, 50, 10, 10, 10, 70] -292644911 true false
// prints: [-10, 10, 10, 10, 10, 50, 50, 70]
// prints: [70, 50, 50, 10, 10, 10, 10, -10]
// prints: [10, 10, 10, 10, -10]
// prints: [10, 10, 10, 10, -10] true [10, 10, 10, 10, -10] 5 null
// prints: 10;10;10;10;-10;
// prints: [] true
// prints: [b, a, null] 2 126976
// prints: [b, a, null, z] [b, a, null]
// prints: [b, a, null, b3]
// prints: [(this Collection)]
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Main {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 15; i++) {
            list.add(i * i % 7);
        }
        System.out.println(list + " " + list.size() + " " + list.isEmpty() + " " + list.contains(4) + " " + list.contains(null));
        System.out.println(list.indexOf(2) + " " + list.lastIndexOf(2) + " " + list.get(3) + " " + list.set(3, 99) + " " + list.remove(0) + " " + list.remove(Integer.valueOf(99)) + " " + list.remove(Integer.valueOf(1000)));
        list.add(0, -1);
        list.addAll(Arrays.asList(7, 8));
        list.addAll(2, List.of(5, 5));
        System.out.println(list);
        list.removeIf(n -> n % 2 == 0);
        list.replaceAll(n -> n * 10);
        System.out.println(list + " " + list.hashCode() + " " + list.equals(new ArrayList<>(list)) + " " + list.equals(List.of(1)));
        list.sort(null);
        System.out.println(list);
        list.sort((a, b) -> b - a);
        System.out.println(list);
        list.removeAll(List.of(50, 70));
        System.out.println(list);
        list.retainAll(List.of(10, -10, 30));
        System.out.println(list + " " + list.containsAll(List.of(10, 10)) + " " + Arrays.toString(list.toArray()) + " " + list.toArray(new Integer[0]).length + " " + list.toArray(new Integer[9])[8]);
        list.forEach(n -> System.out.print(n + ";"));
        System.out.println();
        list.clear();
        System.out.println(list + " " + list.isEmpty());
        List<String> names = new ArrayList<>(List.of("b", "a"));
        names.add(null);
        System.out.println(names + " " + names.indexOf(null) + " " + names.hashCode());
        ArrayList<String> copy = (ArrayList<String>) new ArrayList<>(names).clone();
        copy.add("z");
        System.out.println(copy + " " + names);
        names.add(names.get(0) + names.size());
        System.out.println(names);
        List<Object> self = new ArrayList<>();
        self.add(self);
        System.out.println(self);
    }
}
