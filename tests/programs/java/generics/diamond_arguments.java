// A diamond as an argument takes its type arguments from the parameter, not from its own arguments alone.
// prints: a 1 b 7 c
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

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
