// An Object input may be of any class that the program can make.
class Main {
    static class Point {
        int x;

        public boolean equals(Object o) {               // check Main$Point.equals: valid
            return o instanceof Point && ((Point) o).x == x;
        }

        public int hashCode() { return x; }
    }

    static void text(Object o) {
        assert !(o instanceof String);                  // check Main.text: invalid, exception here
    }

    static void number(Object o) {
        if (o instanceof Integer) {
            assert (Integer) o != 5;                    // check Main.number: invalid, exception here
        }
    }
}
// run Main.text("a"): throws AssertionError
// run Main.number(5): throws AssertionError
