import java.util.ArrayList;
import java.util.List;

/** Boxed numbers that must not be those that Java keeps, inside objects that calls construct. */
public class Boxes {
    static class Box<T> {
        T value;

        Box(T value) {
            this.value = value;
        }

        T get() {
            return value;
        }
    }

    private final Integer number;
    private final List<Integer> numbers = new ArrayList<>();

    Boxes(Integer number) {
        this.number = number;
    }

    void add(Integer added) {
        numbers.add(added);
    }

    static int inABox(Box<Integer> box) {
        return box == null || box.value == null ? 0 : box.get() == (Integer) 0 ? 1 : box.value == 0 ? 2 : 3;
    }

    static int inAField(Boxes boxes, Integer other) {
        return boxes == null || other == null ? 0 : boxes.number == other ? 1 : other.equals(boxes.number) ? 2 : 3;
    }

    static boolean inAList(Boxes boxes) {
        return boxes != null && boxes.numbers.size() == 1 && boxes.numbers.get(0) == (Integer) 0;
    }
}
