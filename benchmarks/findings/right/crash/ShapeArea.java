/** Areas of plane figures. */
public final class ShapeArea {
    private ShapeArea() {}

    /** A plane figure. */
    public interface Shape {}

    /** A square. */
    public static final class Square implements Shape {
        final int side;

        public Square(int side) {
            this.side = side;
        }
    }

    /** A rectangle. */
    public static final class Box implements Shape {
        final int width;
        final int height;

        public Box(int width, int height) {
            this.width = width;
            this.height = height;
        }
    }

    /** The area of a figure; 0 for figures that are not known. */
    public static long area(Shape shape) {
        if (shape instanceof Box || shape instanceof Square) {
            Box box = shape instanceof Square ? new Box(((Square) shape).side, ((Square) shape).side) : (Box) shape;
            return (long) box.width * box.height;
        }
        return 0;
    }
}
