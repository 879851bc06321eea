// An interface of the program without a class: any implementation. One with classes: these.
class Main {
    interface Source { int next(); }

    interface Shape { int area(); }

    static class Square implements Shape {
        final int side;

        Square(int side) { this.side = side; }

        public int area() { return side * side; }
    }

    static void source(Source s) {
        if (s != null) {
            assert s.next() != 9;                       // check Main.source: invalid, exception here
        }
    }

    static int twice(Source s) {                        // check Main.twice: valid within bounds
        return s == null ? 0 : s.next() / 2 + s.next() / 2;
    }

    static void shape(Shape s) {
        if (s != null) {
            assert s.area() != 16;                      // check Main.shape: invalid, exception here
        }
    }

    static int area(Shape s) {                          // check Main.area: valid
        return s == null ? 0 : s.area();
    }
}
// run Main.shape(Main$Square{side: 4}): throws AssertionError
