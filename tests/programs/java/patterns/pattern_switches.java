// Switches with patterns: labels are tested in order, null only meets `case null`, and guards may fail.
// prints: null text 4 short int 7 big array 3 x other
// prints: one many small none
// prints: red green null blue
// prints: 3 3 2 1
// prints: g1 g2 g3 end 2
// prints: NullPointerException
// prints: a b 2 a 3
class Main {
    enum Colour {
        RED, GREEN, BLUE
    }

    static String kind(Object o) {
        return switch (o) {
            case null -> "null";
            case String s when s.length() > 3 -> "text " + s.length();
            case String _ -> "short";
            case Integer i when i > 100 -> "big";
            case Integer i -> "int " + i;
            case int[] numbers -> "array " + numbers.length;
            case Colour.RED -> "x";
            default -> "other";
        };
    }

    static String number(Integer n) {
        return switch (n) {
            case 1 -> "one";
            case Integer i when i > 5 -> "many";
            case 2, 3 -> "small";
            case null, default -> "none";
        };
    }

    static String colour(Colour c) {
        switch (c) {
            case Colour.RED:
                return "red";
            case GREEN:
                return "green";
            case null:
                return "null";
            case Colour other:
                return other.name().toLowerCase();
        }
    }

    // Control may fall out of a pattern, and into one that binds nothing.
    static int fall(Object o) {
        int steps = 0;
        switch (o) {
            case String s when s.isEmpty():
                steps += s.length();
            case Integer _: case Long _:
                steps++;
            case Character _:
                steps++;
            default:
                steps++;
        }
        return steps;
    }

    static boolean said(String text) {
        System.out.print(text + " ");
        return false;
    }

    record Pair(Object a, Object b) {
        public Object a() {
            said("a");
            return a;
        }

        public Object b() {
            said("b");
            return b;
        }
    }

    // Labels about the same record read each component once.
    static int shared(Object o) {
        return switch (o) {
            case Pair(String s, Integer i) -> 1;
            case Pair(Integer i, String s) -> 2;
            case Pair(Integer i, Integer j) when i > j -> 4;
            case Pair p -> 3;
            default -> 5;
        };
    }

    public static void main(String[] args) {
        System.out.println(kind(null) + " " + kind("four") + " " + kind("") + " " + kind(7) + " " + kind(700) + " "
            + kind(new int[3]) + " " + kind(Colour.RED) + " " + kind(Colour.BLUE));
        System.out.println(number(1) + " " + number(6) + " " + number(3) + " " + number(null));
        System.out.println(colour(Colour.RED) + " " + colour(Colour.GREEN) + " " + colour(null) + " " + colour(Colour.BLUE));
        System.out.println(fall("") + " " + fall(1) + " " + fall('c') + " " + fall("text"));
        Object o = 1;
        switch (o) {
            case Integer _ when said("g1") -> System.out.println("never");
            case String _ when said("no") -> System.out.println("never");
            case Integer _ when said("g2") || said("g3") -> System.out.println("never");
            case Integer i -> System.out.println("end " + (i + 1));
            default -> System.out.println("never");
        }
        try {
            String s = null;
            switch (s) {
                case String t -> System.out.println("never");
            }
        } catch (NullPointerException e) {
            System.out.println("NullPointerException");
        }
        System.out.print(shared(new Pair(1, "x")) + " ");
        System.out.println(shared(new Pair(null, 1)));
    }

    //@ requires o != null;
    //@ ensures \result == 1 <==> o instanceof Integer;
    static int sort(Object o) {             // check Main.sort: valid
        return switch (o) {
            case Integer _ -> 1;
            case Number _ -> 2;
            case Comparable<?> c when c instanceof String s && s.length() == 1 -> 3;
            case Object _ -> 4;
        };
    }

    static int unguarded(Integer n) {       // check Main.unguarded: invalid
        return switch (n) {
            case Integer i when i > 0 -> 10 / i;
            case Integer i -> 10 / i;
        };
    }
}
