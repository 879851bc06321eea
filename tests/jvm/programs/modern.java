// recorded with JDK 25: constructs and members that JDK 17 does not have
import java.util.*;
import java.util.function.*;

class SwitchOrder {
    static int calls;

    static boolean at(int n) {
        System.out.print(n + " ");
        return n == 3;
    }

    static String of(Object o) {
        return switch (o) {
            case String s when at(1) -> "one";
            case CharSequence s when at(2) && s.length() > 0 -> "two";
            case String s when at(3) -> "three " + s;
            case Integer i when i > 10 -> "big";
            case Integer i when at(i) -> "equal";
            case Integer i -> "int " + i;
            case int[] a when a.length > 1 -> "array " + a[1];
            case Object[] a -> "objects " + a.length;
            case null -> "null";
            default -> o.getClass().getSimpleName();
        };
    }

    public static void main(String[] args) {
        Object[] all = {"x", new StringBuilder("y"), 11, 3, 4, new int[] {1, 2}, new int[0], new String[2], null, 'c', 2L};
        for (Object each : all) {
            System.out.println(of(each));
        }
    }
}

class SwitchNull {
    enum E { A, B }

    static String text(String s) {
        return switch (s) {
            case "a", "b" -> "ab";
            case String t when t.isEmpty() -> "empty";
            case "" -> "never";
            case null, default -> "other";
        };
    }

    static int number(Integer n) {
        switch (n) {
            case 1:
            case 2:
                return 12;
            case Integer i when i < 0:
                return -i;
            case null:
                return 99;
            default:
                return n;
        }
    }

    static String constant(E e) {
        return switch (e) {
            case A -> "a";
            case null -> "none";
            case E.B -> "b";
        };
    }

    public static void main(String[] args) {
        System.out.println(text("a") + text("") + text(null) + text("z"));
        System.out.println(number(1) + " " + number(2) + " " + number(-4) + " " + number(null) + " " + number(5));
        System.out.println(constant(E.A) + constant(null) + constant(E.B));
        E missing = null;
        switch (missing) {
            case A -> System.out.println("never");
            case E e -> System.out.println("never");
        }
    }
}

class SwitchNested {
    sealed interface Shape permits Dot, Line, Group {
    }

    record Dot(int x, int y) implements Shape {
    }

    record Line(Dot from, Dot to) implements Shape {
    }

    record Group(Shape first, Shape rest) implements Shape {
    }

    static int size(Shape s) {
        return switch (s) {
            case Dot(int x, int y) when x == y -> 1;
            case Dot d -> 2;
            case Line(Dot(var a, var b), Dot(var c, var d)) when a == c || b == d -> Math.abs(a - c) + Math.abs(b - d);
            case Line(var from, Dot to) -> 100 + to.x();
            case Group(Dot(int x, _), Group(Dot(int z, _), _)) -> x + z;
            case Group(Shape f, Shape r) -> size(f) + (r == null ? 0 : size(r));
        };
    }

    public static void main(String[] args) {
        Dot zero = new Dot(0, 0), one = new Dot(0, 5), two = new Dot(3, 4);
        Shape[] all = {zero, one, new Line(zero, one), new Line(zero, two), new Line(null, two), new Group(one, new Group(two, null)),
            new Group(zero, null), new Group(new Group(zero, one), two)};
        for (Shape each : all) {
            System.out.println(size(each));
        }
        System.out.println(size(new Line(zero, null)));
    }
}

class SwitchMissing {
    record Box<T>(T value) {
    }

    static String kind(Box<? extends CharSequence> box) {
        return switch (box) {
            case Box<? extends CharSequence>(String s) -> "text " + s;
            case Box<? extends CharSequence>(var c) -> "other " + c;
        };
    }

    static int inner(Box<Box<String>> box) {
        return switch (box) {
            case Box<Box<String>>(Box<String>(String s)) -> s == null ? 0 : s.length();
        };
    }

    public static void main(String[] args) {
        System.out.println(kind(new Box<>("a")) + kind(new Box<>(new StringBuilder("b"))) + kind(new Box<String>(null)));
        System.out.println(inner(new Box<>(new Box<>("abc"))) + inner(new Box<>(new Box<>(null))));
        System.out.println(inner(new Box<>(null)));
    }
}

class AccessorThrows {
    record R(int x, String s) {
        public String s() {
            if (s.isEmpty()) {
                throw new IllegalArgumentException("empty");
            }
            return s;
        }
    }

    record Recursive(Object next) {
        public Object next() {
            throw new Error("next");
        }
    }

    public static void main(String[] args) {
        Object[] all = {new R(1, "a"), new R(2, ""), new R(3, null), new Recursive(null)};
        for (Object each : all) {
            try {
                System.out.println(each instanceof R(int x, String s) ? x + s : "no R");
                System.out.println(switch (each) {
                    case R(var x, _) when x > 5 -> "large";
                    case Recursive(Recursive(var o)) -> "deep";
                    case R(var x, var s) -> s;
                    default -> "default";
                });
            } catch (MatchException e) {
                System.out.println(e.getMessage() + " | " + e.getCause());
            }
        }
    }
}

class AccessorOrder {
    static int number;

    record P(Object a, Object b) {
        public Object a() {
            System.out.print("a" + number++ + " ");
            return a;
        }

        public Object b() {
            System.out.print("b" + number++ + " ");
            return b;
        }
    }

    public static void main(String[] args) {
        P p = new P(new P(1, "x"), new P("y", 2));
        System.out.println(p instanceof P(P(Integer i, String s), P(String t, Integer j)) ? i + s + t + j : "no");
        System.out.println(p instanceof P(P(String i, var s), P(var t, var j)) ? "yes" : "no");
        System.out.println(p instanceof P(String i, var s) ? "yes" : "no");
        for (Object each : new Object[] {new P(1, 2), new P("s", 2), new P("s", "t"), new P(null, null)}) {
            System.out.println(switch (each) {
                case P(String a, String b) -> a + b;
                case P(Integer a, Integer b) -> a + b;
                case P(String a, var b) when b == null -> "null";
                case P(String a, Integer b) -> a + b;
                case P(var a, var b) -> "any";
                default -> "default";
            });
        }
    }
}

class FallingPatterns {
    static String run(Object o) {
        StringBuilder text = new StringBuilder();
        int kept = 0;
        switch (o) {
            case String s when s.length() > 2:
                text.append(s);
                if (s.length() > 4) {
                    break;
                }
            case Integer _:
                text.append("-int");
            case Long _: case Short _:
                int inner = 5;
                text.append("-long").append(inner);
            default:
                inner = 7;
                text.append("-default").append(inner + kept);
                break;
        }
        return text.toString();
    }

    public static void main(String[] args) {
        for (Object each : new Object[] {"ab", "abc", "abcde", 1, 2L, (short) 3, 4.0}) {
            System.out.println(run(each));
        }
    }
}

class InstanceofScopes {
    record Pair(Object left, Object right) {
    }

    static String text(Object o) {
        if (!(o instanceof Pair(String a, var b))) {
            return "no pair";
        }
        String result = a;
        while (!(b instanceof Pair(Integer n, _))) {
            if (b instanceof String s && !s.isEmpty()) {
                return result + s;
            }
            return result + "?";
        }
        for (int i = 0; b instanceof Pair(Integer m, var rest) && i < m; i++) {
            result += i;
            b = rest;
        }
        return result + n;
    }

    public static void main(String[] args) {
        System.out.println(text(null) + text(new Pair("x", "y")) + text(new Pair("x", "")) + text(new Pair("z", new Pair(2, new Pair(9, null)))));
        Integer boxed = 5;
        System.out.println(boxed instanceof Integer i && i == 5 ? "yes" : "no");
    }
}

class Prologues {
    static class Base {
        final String seen;

        Base(Object o) {
            seen = describe();
            System.out.print("base(" + o + ") ");
        }

        String describe() {
            return "base";
        }
    }

    static class Derived extends Base {
        final String name;
        int count;
        List<String> later = new ArrayList<>(List.of("later"));

        {
            System.out.print("initialiser " + count + " ");
            count++;
        }

        Derived(String name) {
            System.out.print("start ");
            Objects.requireNonNull(name, "name");
            this.name = name.trim();
            count = name.length();
            class Local {
                final String inside = name + "!";
            }
            Supplier<String> supplier = () -> name + new Local().inside;
            super(supplier.get());
            System.out.print("rest " + this.name + count + later + " ");
        }

        Derived(int n) {
            String made = "";
            for (int i = 0; i < n; i++) {
                made += i;
            }
            try {
                Integer.parseInt(made);
            } catch (NumberFormatException e) {
                made = "none";
            }
            this(made);
            System.out.print("this ");
        }

        @Override
        String describe() {
            return name + count + later;
        }
    }

    public static void main(String[] args) {
        System.out.println(new Derived(" a ").seen);
        System.out.println(new Derived(3).seen);
        System.out.println(new Derived(0).seen);
        System.out.println(new Derived(null).seen);
    }
}

class EnumPrologue {
    enum Size {
        SMALL(1), LARGE(10);

        final int value;

        Size(int given) {
            int doubled = given * 2;
            this(doubled, "");
        }

        Size(int value, String unused) {
            this.value = value;
        }
    }

    record Range(int low, int high) {
        Range(int both) {
            int distance = Math.abs(both);
            this(-distance, distance);
        }
    }

    public static void main(String[] args) {
        System.out.println(Size.SMALL.value + " " + Size.LARGE + Size.LARGE.value + " " + new Range(-3));
    }
}

class Unnamed {
    public static void main(String[] args) {
        int total = 0;
        for (var _ : List.of(1, 2, 3)) {
            int _ = total++;
        }
        BiFunction<Integer, Integer, Integer> first = (a, _) -> a;
        BinaryOperator<Integer> none = (Integer _, Integer _) -> 0;
        try {
            Object _ = List.of().get(0);
        } catch (IndexOutOfBoundsException _) {
            total += 10;
        }
        Runnable run = () -> {
            int _ = 1;
            int _ = 2;
        };
        run.run();
        System.out.println(total + first.apply(100, 1) + none.apply(1, 2));
    }
}

class ReversedViews {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4));
        List<Integer> back = list.reversed();
        back.removeIf(x -> x == 3);
        back.addAll(List.of(8, 9));
        System.out.println(list + " " + back + " " + back.equals(List.of(4, 2, 1, 8, 9)) + " " + back.hashCode() + " " + back.contains(8));
        for (ListIterator<Integer> i = back.listIterator(2); i.hasPrevious();) {
            System.out.print(i.previousIndex() + ":" + i.previous() + " ");
        }
        System.out.println(back.stream().mapToInt(x -> x).sum() + " " + back.subList(1, 3) + " " + List.of(1, 2).reversed());
        Deque<String> deque = new ArrayDeque<>(List.of("a", "b", "c"));
        System.out.println(String.join("", deque.reversed()) + deque.reversed().reversed());
        SequencedMap<String, Integer> map = new LinkedHashMap<>();
        map.put("x", 1);
        map.put("y", 2);
        map.putFirst("w", 0);
        map.put("x", 5);
        for (var entry : map.reversed().entrySet()) {
            System.out.print(entry + " ");
        }
        System.out.println(map.firstEntry() + " " + map.reversed().keySet() + map.reversed().values());
        try {
            list.reversed().get(9);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            List.of(1).reversed().add(2);
        } catch (UnsupportedOperationException e) {
            System.out.println("unsupported");
        }
        for (Integer each : list.reversed()) {
            list.addFirst(each);
        }
    }
}
