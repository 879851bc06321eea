// A sealed class may permit a class without source: there may be objects of it, about which nothing is known.
class Shapes {
    sealed interface Shape permits Square, missing.Circle {
    }

    record Square(int side) implements Shape {
    }

    static int side(Shape shape) {                      // check Shapes.side: valid within bounds
        return shape instanceof Square square ? square.side() : 0;
    }

    static void isSquare(Shape shape) {
        assert shape == null || shape instanceof Square;    // check Shapes.isSquare: valid within bounds
    }
}
