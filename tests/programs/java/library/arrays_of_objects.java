// java.util.Arrays for objects; arrays of arrays.
// prints: [apple, fig, kiwi, pear] 2 -1
// prints: [fig, kiwi, pear, apple] 2089671905 true
// prints: [fig, pear, kiwi, apple, null, null] 6 [pear, kiwi]
// prints: changed [changed, pear, kiwi, apple] true 1 4
// prints: [apple, changed, kiwi, pear] 30817 true
// prints: [[1, 2], [3], []] true false 986080
// prints: [x, [y, null], 1, [1.5], [[7]]]
// prints: [same, same] null
// prints: true [rex, fido, null]
// prints: no cat
// prints: 1a
// prints: 13 21 23 21 52 53 43 45 [1, 2, 3, 4, 5]
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

class Main {
    static class Animal {
        final String name;

        Animal(String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static class Dog extends Animal {
        Dog(String name) {
            super(name);
        }
    }

    public static void main(String[] args) {
        String[] words = {"pear", "fig", "apple", "kiwi"};
        Arrays.sort(words);
        System.out.println(Arrays.toString(words) + " " + Arrays.binarySearch(words, "kiwi") + " " + Arrays.binarySearch(words, "a"));
        Arrays.sort(words, Comparator.comparing(String::length));
        System.out.println(Arrays.toString(words) + " " + Arrays.hashCode(words) + " " + Arrays.equals(words, words.clone()));
        Arrays.sort(words, 1, 3, Comparator.reverseOrder());
        String[] longer = Arrays.copyOf(words, 6);
        System.out.println(Arrays.toString(longer) + " " + longer.length + " " + Arrays.toString(Arrays.copyOfRange(words, 1, 3)));
        List<String> view = Arrays.asList(words);
        view.set(0, "changed");
        System.out.println(words[0] + " " + view + " " + view.contains("kiwi") + " " + view.indexOf("pear") + " " + view.size());
        view.sort(null);
        System.out.println(Arrays.toString(words) + " " + Arrays.asList(1, 2, 3).hashCode() + " " + Arrays.asList().isEmpty());
        int[][] grid = {{1, 2}, {3}, {}};
        System.out.println(Arrays.deepToString(grid) + " " + Arrays.deepEquals(grid, new int[][] {{1, 2}, {3}, {}}) + " " + Arrays.equals(grid, new int[][] {{1, 2}, {3}, {}}) + " " + Arrays.deepHashCode(grid));
        Object[] nested = {"x", new String[] {"y", null}, 1, new double[] {1.5}, new Object[] {new int[] {7}}};
        System.out.println(Arrays.deepToString(nested));
        Object[] objects = new Object[2];
        Arrays.fill(objects, "same");
        System.out.println(Arrays.toString(objects) + " " + Arrays.toString((Object[]) null));
        Animal[] animals = new Dog[] {new Dog("rex"), new Dog("fido")};
        Animal[] copy = Arrays.copyOf(animals, 3);
        System.out.println((copy instanceof Dog[]) + " " + Arrays.toString(copy));
        try {
            copy[2] = new Animal("cat");
        } catch (ArrayStoreException e) {
            System.out.println("no cat");
        }
        Dog[] dogs = new java.util.ArrayList<>(List.of(new Dog("a"))).toArray(new Dog[0]);
        System.out.println(dogs.length + dogs[0].name);
        StringBuilder trace = new StringBuilder();
        Integer[] numbers = {3, 1, 2, 5, 4};
        Arrays.sort(numbers, (a, b) -> {
            trace.append(a).append(b).append(' ');
            return a - b;
        });
        System.out.println(trace + Arrays.toString(numbers));
    }
}
