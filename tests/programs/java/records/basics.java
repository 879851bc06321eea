// Records: constructors, accessors, equality, text.
// prints: Point[x=1, y=4] 5 1 true false
// prints: Point[x=0, y=0] Point[x=3, y=6] true
// prints: negative
// prints: Pair[first=k, second=1] 2.5 1
// prints: Empty[] true
// prints: mixed3 true3
// prints: Local[name=local]
class Main {
    record Point(int x, int y) {
        static final Point ORIGIN = new Point(0, 0);

        Point {
            if (x < 0) {
                throw new IllegalArgumentException("negative");
            }
            y = y * 2;
        }

        Point(int both) {
            this(both, both);
        }

        int sum() {
            return x + y();
        }
    }

    record Pair<A, B>(A first, B second) {
        <C> Pair<A, C> with(C other) {
            return new Pair<>(first, other);
        }

        public A first() {
            return first;
        }
    }

    record Empty() {
    }

    record Mixed(double d, String s, boolean b, char c, int... rest) {
        public String toString() {
            return "mixed" + rest.length;
        }
    }

    public static void main(String[] args) {
        Point p = new Point(1, 2);
        System.out.println(p + " " + p.sum() + " " + p.x() + " " + p.equals(new Point(1, 2)) + " " + p.equals(new Point(2)));
        System.out.println(Point.ORIGIN + " " + new Point(3) + " " + (p.hashCode() == new Point(1, 2).hashCode()));
        try {
            new Point(-1, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Pair<String, Integer> pair = new Pair<>("k", 1);
        System.out.println(pair + " " + pair.with(2.5).second() + " " + pair.first().length());
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()));
        Mixed m = new Mixed(1.5, null, true, 'c', 1, 2, 3);
        System.out.println(m + " " + m.equals(new Mixed(1.5, null, true, 'c', m.rest())) + m.rest()[2]);
        record Local(String name) {
        }
        System.out.println(new Local("local"));
    }
}
