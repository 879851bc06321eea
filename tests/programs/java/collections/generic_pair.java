// Generic classes: pairs, a bounded maximum, a raw list that holds what it should not.
import java.util.ArrayList;
import java.util.List;

class Pair<A, B> {
    final A first;
    final B second;

    Pair(A first, B second) {
        this.first = first;
        this.second = second;
    }

    Pair<B, A> swap() {
        return new Pair<>(second, first);
    }

    static <T extends Comparable<T>> T max(List<? extends T> list) {
        T best = list.get(0);                           // check Pair.none: invalid, exception here
        for (T t : list) {
            if (t.compareTo(best) > 0) {
                best = t;
            }
        }
        return best;
    }

    static void swapped(int a, char b) {                // check Pair.swapped: valid
        Pair<Character, Integer> p = new Pair<>(a, b).swap();
        assert p.first == b && p.second == a && p.swap().first == a;
    }

    static void largest(int a, int b) {                 // check Pair.largest: valid
        assert max(List.of(a, b)) == Math.max(a, b);
    }

    static void none(boolean some) {
        max(some ? List.of(1) : new ArrayList<Integer>());
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void polluted(boolean some) {
        List<Integer> numbers = new ArrayList<>();
        if (some) {
            ((List) numbers).add("text");
        } else {
            numbers.add(1);
        }
        int sum = numbers.get(0);                       // check Pair.polluted: invalid, exception here
    }

    static void stored(boolean some) {
        Object[] objects = some ? new String[1] : new Object[1];
        objects[0] = 1;                                 // check Pair.stored: invalid, exception here
    }
}
