// Shapes: an abstract class, an interface, a bad cast.
abstract class Shape {
    abstract int area();

    int twice() {
        return 2 * area();
    }

    static class Square extends Shape {
        final int side;

        Square(int side) {
            this.side = side;
        }

        @Override
        int area() {
            return side * side;
        }
    }

    static class Rectangle extends Shape {
        final int width;
        final int height;

        Rectangle(int width, int height) {
            this.width = width;
            this.height = height;
        }

        @Override
        int area() {
            return width * height;
        }
    }

    static Shape of(int width, int height) {
        return width == height ? new Square(width) : new Rectangle(width, height);
    }

    static void agree(int w, int h) {                   // check Shape.agree: valid
        assert of(w, h).area() == w * h;
        assert of(w, h) instanceof Square == (w == h);
        assert of(w, h).twice() == w * h * 2;
    }

    static int side(int w, int h) {
        Square s = (Square) of(w, h);                   // check Shape.side: invalid, exception here
        return s.side;
    }

    static void positive(int w, int h) {
        if (w > 0 && h > 0) {
            assert of(w, h).area() > 0;                 // check Shape.positive: invalid, exception here
        }
    }

    static int best(Shape[] shapes) {
        int best = 0;
        for (Shape s : shapes) {
            best = Math.max(best, s.area());            // check Shape.hole: invalid, exception here
        }
        return best;
    }

    static int hole(int n) {
        Shape[] shapes = new Shape[2];
        for (int i = 0; i < n && i < 2; i++) {
            shapes[i] = new Square(i);
        }
        return best(shapes);
    }
}
