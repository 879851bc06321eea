// Records as inputs, with what their components are declared as.
import java.util.List;

class Main {
    record Point(int x, int y) {
        int sum() { return x + y; }
    }

    record Shape(String name, List<Point> corners) { }

    static void three(Point p) {
        assert p == null || p.sum() != 3;               // check Main.three: invalid, exception here
    }

    static void equal(Point p, Point q) {               // check Main.equal: valid
        if (p != null && p.equals(q)) {
            assert p.x() == q.x() && p.hashCode() == q.hashCode();
        }
    }

    static void corners(Shape s) {                      // check Main.corners: valid within bounds
        if (s != null && s.corners() != null) {
            for (Point p : s.corners()) {
                assert p == null || p.x() + p.y() == p.sum();
            }
        }
    }
}
// run Main.three(Main$Point{x: 1, y: 2}): throws AssertionError
// run Main.corners(Main$Shape{name: "a", corners: [Main$Point{x: 1, y: 2}, null]}): returns
