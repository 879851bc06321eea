// Calls whose type arguments are captured wildcards, raw supertypes, functions on type variables.
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

class Captured {
    interface Turned<I, O> {
        O turn(I input);
    }

    static <E> boolean any(Iterable<E> elements, Predicate<? super E> wanted) {
        for (E element : elements) {
            if (wanted.test(element)) {
                return true;
            }
        }
        return false;
    }

    static <E> boolean has(Iterable<? extends E> elements, Predicate<? super E> wanted) {
        return any(elements, wanted);
    }

    static <I, O> List<O> all(Iterator<? extends I> elements, Turned<? super I, ? extends O> turned) {
        List<O> found = new ArrayList<>();
        while (elements.hasNext()) {
            found.add(turned.turn(elements.next()));
        }
        return found;
    }

    static <I, O> List<O> each(Iterable<? extends I> elements, Turned<? super I, ? extends O> turned) {
        return all(elements.iterator(), turned);
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    static Object raw(Object value) {
        Turned turned = new Turned() {
            public List<?> turn(Object input) {
                return List.of(input);
            }
        };
        return turned.turn(value);
    }

    enum Colour { RED, GREEN }

    static <E extends Enum<E>> String name(E constant) {
        Function<E, String> named = E::name;
        return named.apply(constant);
    }

    // run Captured.test(): "true [3, 4] [x] GREEN"
    static String test() {
        List<Integer> numbers = List.of(2, 3);
        return has(numbers, n -> n.equals(3)) + " " + each(numbers, (Integer n) -> n + 1) + " " + raw("x") + " " + name(Colour.GREEN);
    }
}
