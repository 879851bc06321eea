// Sealed types: a switch that names all permitted classes needs no default.
// prints: 12 9 4 0
// prints: 10 -3 14
// prints: P other Q
class Main {
    sealed interface Shape permits Circle, Square, Rectangle, Nothing {
    }

    record Circle(int radius) implements Shape {
    }

    record Square(int side) implements Shape {
    }

    record Rectangle(int width, int height) implements Shape {
    }

    enum Nothing implements Shape {
        NOTHING
    }

    static int area(Shape shape) {
        return switch (shape) {
            case Circle(int r) -> 3 * r * r;
            case Square(int side) -> side * side;
            case Rectangle(int w, int h) -> w * h;
            case Nothing.NOTHING -> 0;
        };
    }

    sealed interface Expression {
        record Constant(int value) implements Expression {
        }

        record Negative(Expression of) implements Expression {
        }

        record Sum(Expression left, Expression right) implements Expression {
        }
    }

    static int value(Expression e) {
        return switch (e) {
            case Expression.Constant(var value) -> value;
            case Expression.Negative(Expression.Constant(int value)) -> -value;
            case Expression.Negative(var of) -> -value(of);
            case Expression.Sum(Expression.Constant(int a), Expression.Constant(int b)) -> a + b;
            case Expression.Sum(var left, var right) -> value(left) + value(right);
        };
    }

    // A class below a sealed one counts as all of its own permitted classes.
    abstract static sealed class Top permits Left, Right {
    }

    abstract static sealed class Left extends Top permits P, Q {
    }

    static final class P extends Left {
    }

    static final class Q extends Left {
    }

    static non-sealed class Right extends Top {
    }

    static String name(Top top) {
        switch (top) {
            case P _ -> {
                return "P";
            }
            case Right _ -> {
                return "other";
            }
            case Q _ -> {
                return "Q";
            }
        }
    }

    // `Text` is no `Tree<Integer>`.
    sealed interface Tree<T> permits Leaf, Text {
    }

    record Leaf<T>(T value) implements Tree<T> {
    }

    record Text(String value) implements Tree<String> {
    }

    static int leaf(Tree<Integer> tree) {
        return switch (tree) {
            case Leaf<Integer>(Integer value) -> value;
        };
    }

    record Both(Expression left, Shape right) {
    }

    // All combinations of two components.
    static int combined(Both both) {
        return switch (both) {
            case Both(Expression.Constant c, var shape) -> 1;
            case Both(Expression.Negative n, Circle c) -> 2;
            case Both(Expression.Negative n, Square s) -> 3;
            case Both(Expression.Negative n, Rectangle r) -> 4;
            case Both(Expression.Negative n, Nothing r) -> 5;
            case Both(Expression.Sum s, Shape shape) -> 6;
        };
    }

    public static void main(String[] args) {
        System.out.println(area(new Circle(2)) + " " + area(new Square(3)) + " " + area(new Rectangle(1, 4)) + " " + area(Nothing.NOTHING));
        Expression three = new Expression.Constant(3);
        Expression sum = new Expression.Sum(three, new Expression.Constant(7));
        System.out.println(value(sum) + " " + value(new Expression.Negative(three)) + " " + value(new Expression.Sum(sum, new Expression.Constant(4))));
        System.out.println(name(new P()) + " " + name(new Right()) + " " + name(new Q()));
    }


    //@ requires both != null;
    static int numbered(Both both) {        // check Main.numbered: invalid
        return combined(both);              // a component may be null
    }

    //@ requires both != null && both.left() != null && both.right() != null;
    //@ ensures 1 <= \result && \result <= 6;
    static int chosen(Both both) {          // check Main.chosen: valid
        return combined(both);
    }
}
