// Comparators and what can be made of them.
// prints: al bob cy dee
// prints: dee al cy bob
// prints: dee bob al cy
// prints: cy bob al dee
// prints: al cy dee bob
// prints: [null, a, b]
// prints: [b, a, null]
// prints: -1 1 -1
// prints: [0, 5, 3, 8, 1, 6, 4, 9, 2, 7, 12, 17, 10, 15, 13, 18, 11, 16, 14, 19, 24, 29, 22, 27, 20, 25, 23, 28, 21, 26, 31, 36, 34, 39, 32, 37, 30, 35, 33, 38, 43, 48, 41, 46, 44, 49, 42, 47, 40, 45]
// prints: [A, a, b, B]
// prints: true
import java.util.*;

class Main {
    record Person(String name, int age, double height) {
    }

    public static void main(String[] args) {
        List<Person> people = new ArrayList<>(List.of(new Person("bob", 30, 1.8), new Person("al", 25, 1.7), new Person("cy", 30, 1.6), new Person("dee", 25, 1.9)));
        people.sort(Comparator.comparing(Person::name));
        show(people);
        people.sort(Comparator.comparingInt(Person::age).thenComparing(Person::name, Comparator.reverseOrder()));
        show(people);
        people.sort(Comparator.comparingDouble(Person::height).reversed());
        show(people);
        people.sort(Comparator.comparing(Person::age, (a, b) -> b - a).thenComparingDouble(Person::height));
        show(people);
        people.sort(Comparator.<Person>comparingInt(p -> p.name().length()).thenComparingInt(Person::age));
        show(people);
        List<String> words = new ArrayList<>(Arrays.asList("b", null, "a"));
        words.sort(Comparator.nullsFirst(Comparator.naturalOrder()));
        System.out.println(words);
        words.sort(Comparator.nullsLast(Comparator.<String>naturalOrder().reversed()));
        System.out.println(words);
        System.out.println(Comparator.<Integer>naturalOrder().compare(1, 2) + " " + Comparator.<Integer>reverseOrder().compare(1, 2) + " " + Collections.<Integer>reverseOrder().reversed().compare(1, 2));
        List<Integer> stable = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            stable.add(i * 31 % 50);
        }
        stable.sort((a, b) -> a / 10 - b / 10);
        System.out.println(stable);
        List<String> cases = new ArrayList<>(List.of("b", "A", "a", "B"));
        cases.sort(String.CASE_INSENSITIVE_ORDER);
        System.out.println(cases);
        System.out.println(Map.Entry.<String, Integer>comparingByValue().compare(Map.entry("a", 1), Map.entry("b", 0)) > 0);
    }

    static void show(List<Person> people) {
        StringBuilder names = new StringBuilder();
        for (Person person : people) {
            names.append(person.name()).append(' ');
        }
        System.out.println(names.toString().trim());
    }
}
