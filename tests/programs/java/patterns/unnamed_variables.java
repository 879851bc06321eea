// Unnamed variables: `_` declares a variable that nothing can read, as often as it is written.
// prints: 3 2 closed closed 5
// prints: 7 true 4
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Function;

class Main {
    record Point(int x, int y) {
    }

    static class Resource implements AutoCloseable {
        public void close() {
            System.out.print("closed ");
        }
    }

    static int calls;

    static int next() {
        return ++calls;
    }

    public static void main(String[] args) {
        int count = 0;
        for (String _ : List.of("a", "b", "c")) {
            count++;
        }
        for (int i = 0, _ = next(); i < 2; i++) {
            int _ = next();
        }
        System.out.print(count + " " + (calls - 1) + " ");
        try (var _ = new Resource(); Resource _ = new Resource()) {
            Integer.parseInt("x");
        } catch (NumberFormatException _) {
            System.out.print("");
        }
        BinaryOperator<Integer> five = (_, _) -> 5;
        Function<Object, Integer> seven = _ -> 7;
        System.out.println(five.apply(1, 2));
        Object o = new Point(3, 4);
        System.out.println(seven.apply(o) + " " + (o instanceof Point _) + " " + (o instanceof Point(_, int y) ? y : 0));
    }
}
