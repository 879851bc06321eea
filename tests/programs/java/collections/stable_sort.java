// Sorting people by age, then by name; the sort is stable, a comparator that subtracts is not right.
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

class People {
    record Person(int age, int number) { }

    static void stable(int a, int b, int c) {           // check People.stable: valid
        List<Person> people = new ArrayList<>(List.of(new Person(a, 0), new Person(b, 1), new Person(c, 2)));
        people.sort(Comparator.comparingInt(Person::age));
        for (int i = 1; i < people.size(); i++) {
            Person p = people.get(i - 1);
            Person q = people.get(i);
            assert p.age() < q.age() || p.age() == q.age() && p.number() < q.number();
        }
    }

    static void subtracting(int a, int b) {
        List<Person> people = new ArrayList<>(List.of(new Person(a, 0), new Person(b, 1)));
        Collections.sort(people, (p, q) -> p.age() - q.age());
        assert people.get(0).age() <= people.get(1).age();  // check People.subtracting: invalid, exception here
    }

    static void reversed(int a, int b) {                // check People.reversed: valid
        List<Integer> numbers = new ArrayList<>(List.of(a, b));
        numbers.sort(Collections.reverseOrder());
        assert numbers.get(0) >= numbers.get(1);
        assert Collections.max(numbers) == Math.max(a, b);
    }

    static Person youngest(List<Person> people) {
        Person best = null;
        for (Person p : people) {
            if (best == null || p.age() < best.age()) {
                best = p;
            }
        }
        return best;
    }

    static int age(int n) {
        List<Person> people = new ArrayList<>();
        for (int i = 0; i < n && i < 2; i++) {
            people.add(new Person(i, i));
        }
        return youngest(people).age();                  // check People.age: invalid, exception here
    }
}
