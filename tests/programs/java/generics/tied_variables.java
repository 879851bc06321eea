// An overload whose element type is tied to its collection does not accept a collection as the element.
// prints: all one
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

class Main {
    static <C extends Collection<T>, T> String without(C source, Iterable<? extends T> elements) {
        return "all";
    }

    static <C extends Collection<T>, T> String without(C source, T element) {
        return "one";
    }

    static <T> String both(List<T> source, Iterable<? extends T> elements, T element) {
        return without(source, elements) + " " + without(source, element);
    }

    public static void main(String[] args) {
        System.out.println(both(new ArrayList<Integer>(), new ArrayList<Integer>(), 1));
    }
}
