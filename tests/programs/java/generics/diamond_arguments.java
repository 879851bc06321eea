// A diamond as an argument takes its type arguments from the parameter, not from its own arguments alone.
// prints: a 1 b 7 c
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

class Box<T> {
    final T value;

    Box(T value) {
        this.value = value;
    }

    static <A> Box<A> of(A value) {
        return new Box<>(value);
    }
}

class Main {
    static String shown(Box<Object> box) {
        return box.value.toString();
    }

    static String shown(Box<Object> one, Box<Integer> two) {
        return one.value + " " + (two.value + 6);
    }

    public static void main(String[] args) {
        Box<Box<Object>> nested = new Box<>(new Box<>("a"));
        List<Box<Object>> boxes = List.of(new Box<>("x"), new Box<>(1));
        List<Map.Entry<String, Object>> entries = new ArrayList<>();
        entries.add(new AbstractMap.SimpleEntry<>("key", "b"));
        String inner = Box.of(new Box<>("c")).value.value;
        System.out.println(shown(nested.value) + " " + shown(boxes.get(1)) + " "
            + shown(new Box<>(entries.get(0).getValue()), new Box<>(1)) + " " + inner);
    }
}

interface Path<V> { }

class Walk<V> implements Path<V> {
    Walk(V start) { }
}

class Pair<A, B> {
    Pair(A first, B second) { }

    static <A, B> Pair<A, B> of(A first, B second) {
        return new Pair<>(first, second);
    }
}

/** The result decides a type argument; an argument of a subtype does not change it. */
class Results<V> {
    Pair<Set<V>, Double> created(Set<V> set) {
        return new Pair<>(new HashSet<>(set), 1.0);
    }

    Pair<Set<V>, Double> called(Set<V> set) {
        return Pair.of(new HashSet<>(set), 1.0);
    }

    List<Path<V>> listed(V start) {
        return Collections.singletonList(new Walk<>(start));
    }

    Optional<Path<V>> optional(V start) {
        return Optional.of(new Walk<>(start));
    }

    Map<String, List<Object>> mapped() {
        return Map.of("a", new ArrayList<>(), "b", new LinkedList<>(List.of(1)));
    }

    void put(Map<String, Pair<Set<V>, Double>> pairs, Map<String, List<Path<V>>> paths, V start) {
        pairs.put("a", Pair.of(new HashSet<>(), 0.0));
        pairs.put("b", Pair.of(new HashSet<V>(), 0.0));
        paths.put("c", Collections.singletonList(new Walk<>(start)));
    }

    Walk<V> inferred(V start) {
        var walks = List.of(new Walk<>(start));
        return walks.get(0);
    }
}
