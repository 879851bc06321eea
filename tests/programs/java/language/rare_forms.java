// Forms that are seldom seen.
// prints: 12.0 9.0 -1.0 -1.0
// prints: 5 2.5 -1
// prints: [b, a] 2 true
// prints: 12.0 1.0 0.25 1000.0 2147483647 170 15
// prints: 3 8 4
// prints: [b, a] true
// prints: -128 b 97 	| |A|A
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

class Main {
    @Target(ElementType.TYPE_USE)
    @interface Small { }

    sealed interface Shape permits Circle, Square, Other { }

    record Circle(double radius) implements Shape { }

    static final class Square implements Shape {
        private final double side;

        Square(double side) {
            this.side = side;
        }

        double area(@Small Square this) {
            return times(side);
        }

        private double times(Square this, double factor) {
            return this.side * factor;
        }
    }

    static non-sealed class Other implements Shape { }

    static sealed abstract class Node permits Leaf { }

    static final class Leaf extends Node { }

    static <T extends Number & Comparable<T>> T larger(T one, T other) {
        return one.compareTo(other) >= 0 ? one : other;
    }

    static <T extends Object & Comparable<? super T>> int compared(T one, T other) {
        return one.compareTo(other);
    }

    static double area(Shape shape) {
        if (shape instanceof final Circle circle && circle.radius() > 0) {
            return 3 * circle.radius() * circle.radius();
        }
        return shape instanceof Square square ? square.area() : -1;
    }

    public static void main(String[] args) {
        System.out.println(area(new Circle(2)) + " " + area(new Square(3)) + " " + area(new Other()) + " " + area(new Circle(-1)));
        System.out.println(larger(3, 5) + " " + larger(2.5, -1.0) + " " + compared("a", "b"));
        List<@Small String> words = new ArrayList<@Small String>(List.of("b", "a"));
        @Small String @Small [] array = words.toArray(new @Small String[0]);
        System.out.println(words + " " + array.length + " " + (array[0] instanceof @Small String));
        System.out.println(0x1.8p3 + " " + 0x.1p4f + " " + 0X1p-2 + " " + 1e3f + " " + 0x7fff_ffff + " " + 0b1010_1010 + " " + 017);
        int matrix[][] = {{1}, {2, 3}}, count = 0;
        for (int row[] : matrix) {
            count += row.length;
        }
        System.out.println(count + " " + values()[1] + " " + new int[][] {{4}}[0][0]);
        Comparator<String> order = (Comparator<String> & java.io.Serializable) (var one, var other) -> other.compareTo(one);
        words.sort(order);
        System.out.println(words + " " + (order instanceof java.io.Serializable));
        Node node = new Leaf();
        outer:
        {
            if (node instanceof Leaf) {
                break outer;
            }
            System.out.println("never");
        }
        ;
        System.out.println(((Object) (byte) 0x80) + " " + (char) ('a' + 1) + " " + (int) 'a' + " \t|\s|\101|" + '\u0041');
    }

    static int values()[] {
        return new int[] {7, 8};
    }
}
