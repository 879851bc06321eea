// An abstract class that nobody extends has objects all the same: their class is not here. So have abstract classes of
// the library.
import java.io.IOException;
import java.io.Reader;
import java.util.AbstractMap;

class Drawing {
    private static abstract class Shape {
        int sides;

        abstract int area();

        // check Drawing$Shape.twice: valid within bounds
        int twice() {
            return 2 * area();
        }

        // check Drawing$Shape.corners: valid
        int corners() {
            return sides;
        }

        // check Drawing$Shape.perSide: invalid, exception
        int perSide() {
            return 100 / sides;
        }
    }

    abstract class Inner {
        int depth;
    }

    private Shape shape;

    // check Drawing.part: invalid, exception
    static int part(Shape shape) {
        return shape == null ? 0 : 100 / shape.area();
    }

    // check Drawing.own: invalid, exception
    int own() {
        return shape == null ? 0 : 100 / shape.sides;
    }

    // check Drawing.inner: invalid, exception
    static int inner(Inner inner) {
        return inner == null ? 0 : 100 / inner.depth;
    }

    // check Drawing.size: invalid, exception
    static int size(AbstractMap<String, Integer> map) {
        return map == null ? 0 : 100 / map.size();
    }

    // check Drawing.read: invalid, exception
    static int read(Reader reader) throws IOException {
        return reader == null ? 0 : 100 / reader.read();
    }

    // check Drawing.number: unknown
    static int number(Enum<?> constant) {
        return constant == null ? 0 : 100 / constant.ordinal();
    }
}
