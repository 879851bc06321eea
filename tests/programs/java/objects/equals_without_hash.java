// equals without hashCode: a set holds two equal points; with both it holds one.
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;

class Points {
    static class Bad {
        final int x;
        final int y;

        Bad(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Bad p && p.x == x && p.y == y;
        }
    }

    static class Good extends Bad {
        Good(int x, int y) {
            super(x, y);
        }

        @Override
        public int hashCode() {
            return Objects.hash(x, y);
        }
    }

    static void good(int x, int y) {                    // check Points.good: valid
        Set<Good> set = new HashSet<>();
        set.add(new Good(x, y));
        assert set.contains(new Good(x, y));
        assert !set.contains(new Good(x, y + 1));
    }

    static void bad(int x, int y) {
        Set<Bad> set = new HashSet<>();
        set.add(new Bad(x, y));
        assert set.contains(new Bad(x, y));             // check Points.bad: invalid, exception here
    }

    static class Overloaded {
        final int x;

        Overloaded(int x) {
            this.x = x;
        }

        public boolean equals(Overloaded other) {
            return x == other.x;
        }
    }

    static void overloaded(int x) {
        Object a = new Overloaded(x);
        Object b = new Overloaded(x);
        assert a.equals(b);                             // check Points.overloaded: invalid, exception here
    }
}
