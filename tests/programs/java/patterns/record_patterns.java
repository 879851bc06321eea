// Record patterns: accessors give the components, in javac's order; null matches only what matches everything.
// prints: true a b
// prints: false a
// prints: true p q a b a b
// prints: false p q a
// prints: false p
// prints: IllegalStateException MatchException java.lang.IllegalStateException: broken
// prints: 3 x null
// prints: 7 empty 2
class Main {
    static String log = "";

    record Pair(Object a, Object b) {
        public Object a() {
            log += " a";
            return a;
        }

        public Object b() {
            log += " b";
            return b;
        }
    }

    record Two(Pair p, Pair q) {
        public Pair p() {
            log += " p";
            return p;
        }

        public Pair q() {
            log += " q";
            return q;
        }
    }

    record Broken(int x) {
        public int x() {
            throw new IllegalStateException("broken");
        }
    }

    record Box<T>(T value) {
    }

    record Cell<T extends Comparable<T>>(T value, Cell<T> next) {
    }

    static void show(boolean matches) {
        System.out.println(matches + log);
        log = "";
    }

    public static void main(String[] args) {
        show(new Pair(1, 2) instanceof Pair(_, var _));
        show(new Pair(1, 2) instanceof Pair(String _, Integer _));
        Two two = new Two(new Pair(1, 2), new Pair(3, 4));
        show(two instanceof Two(Pair(var x, var y), Pair(Integer z, _)));
        show(two instanceof Two(Pair(String x, var y), Pair(var z, _)));
        show(new Two(null, null) instanceof Two(Pair(var x, var y), var z));
        try {
            boolean never = new Broken(1) instanceof Broken(int x);
        } catch (MatchException e) {
            System.out.println(e.getCause().getClass().getSimpleName() + " " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
        Object whole = new Box<>(new Box<>("x"));
        if (whole instanceof Box(Box(String text)) && new Box<String>(null) instanceof Box<String>(String none)) {
            System.out.println(text.length() + 2 + " " + text + " " + none);
        }
        System.out.println(sum(new Cell<>(3, new Cell<>(4, null))) + " " + kind(new Box<Object>(null)) + " " + kind(new Box<Object>(2)));
    }

    static int sum(Cell<Integer> cell) {
        int total = 0;
        while (cell instanceof Cell<Integer>(Integer value, Cell<Integer> next)) {
            total += value;
            cell = next;
        }
        return total;
    }

    static String kind(Box<Object> box) {
        return switch (box) {
            case Box(Integer n) -> "" + n;
            case Box(var other) -> other == null ? "empty" : "other";
        };
    }

    // A nested pattern that needs an object does not match a component that is null.
    record Line(Box<String> from, Box<String> to) {
    }

    //@ ensures \result == (line != null && line.from() != null && line.from().value() != null);
    static boolean starts(Line line) {      // check Main.starts: valid
        return line instanceof Line(Box(var text), _) && text != null;
    }

    static int always(Line line) {          // check Main.always: invalid
        return switch (line) {
            case Line(Box<String>(var a), Box<String>(var b)) -> 1;
        };
    }

    static int present(Line line) {         // check Main.present: valid
        if (line == null || line.from() == null || line.to() == null) {
            return 0;
        }
        return switch (line) {
            case Line(Box<String>(var a), Box<String>(var b)) -> 1;
        };
    }
}
