import java.util.*;
import java.util.function.*;

class LabelledInSwitch {
    public static void main(String[] args) {
        outer:
        for (int i = 0; i < 5; i++) {
            inner:
            for (int j = 0; ; j++) {
                switch (i + j) {
                    case 0: continue;
                    case 1: continue inner;
                    case 3: continue outer;
                    case 6: break outer;
                    case 4: break inner;
                    default: System.out.println(i + " " + j);
                }
                System.out.println("after " + i + j);
            }
            System.out.println("end " + i);
        }
        block: {
            if (args.length == 0) break block;
            System.out.println("no");
        }
        int n = 0;
        do {
            n++;
            switch (n) { case 2 -> { continue; } default -> { } }
            System.out.print(n);
        } while (n < 4);
        System.out.println();
    }
}

class InitOverridden {
    static StringBuilder log = new StringBuilder();

    static class Base {
        int a = note("a", 1);
        { note("block", 0); }
        Base() { show(); note("Base", 0); }
        void show() { log.append("base;"); }
        static int note(String s, int n) { log.append(s).append(';'); return n; }
    }

    static class Derived extends Base {
        int b = note("b", 7);
        final int constant = 9;
        final Integer boxed = 9;
        String s = "s";
        Derived() { super(); note("Derived", 0); show(); }
        @Override void show() { log.append(b).append(constant).append(boxed).append(s).append(';'); }
    }

    public static void main(String[] args) {
        new Derived();
        System.out.println(log);
    }
}

class EnumAbstract {
    enum Op implements IntBinaryOperator {
        ADD("+") { public int applyAsInt(int a, int b) { return a + b; } },
        SUB("-") { public int applyAsInt(int a, int b) { return a - b; } int twice(int a) { return -super.twice(a); } };
        final String sign;
        private static final Map<String, Op> BY_SIGN = new HashMap<>();
        static { for (Op op : values()) BY_SIGN.put(op.sign, op); }
        Op(String sign) { this.sign = sign; }
        int twice(int a) { return applyAsInt(a, a) * 2; }
        static Op of(String sign) { return BY_SIGN.get(sign); }
    }

    public static void main(String[] args) {
        for (Op op : Op.values()) System.out.println(op + op.sign + op.applyAsInt(5, 3) + op.twice(4) + op.compareTo(Op.SUB));
        System.out.println(Op.of("-") + " " + Op.of("*") + " " + Op.valueOf("ADD").ordinal());
        System.out.println(new EnumMap<Op, Integer>(Map.of(Op.SUB, 1, Op.ADD, 2)));
        switch (Op.of("+")) { case ADD: System.out.println("add"); case SUB: System.out.println("through"); }
    }
}

class InterfacePrivate {
    interface Greeter {
        String name();
        default String greet() { return decorated(name()) + helper(); }
        private String decorated(String s) { return "<" + s + ">"; }
        private static String helper() { return "!"; }
        static Greeter of(String s) { return () -> s + helper(); }
    }
    interface Loud extends Greeter { default String greet() { return Greeter.super.greet().toUpperCase(); } }

    public static void main(String[] args) {
        System.out.println(Greeter.of("a").greet());
        Loud l = () -> "b";
        System.out.println(l.greet());
    }
}

class GenericBuilder {
    static abstract class Shape {
        final String name; final int size;
        static abstract class Builder<T extends Builder<T>> {
            String name = "none"; int size;
            T name(String n) { name = n; return self(); }
            T size(int s) { size = s; return self(); }
            abstract T self();
            abstract Shape build();
        }
        Shape(Builder<?> b) { name = b.name; size = b.size; }
    }
    static class Circle extends Shape {
        final double radius;
        static class Builder extends Shape.Builder<Builder> {
            double radius;
            Builder radius(double r) { radius = r; return this; }
            @Override Builder self() { return this; }
            @Override Circle build() { return new Circle(this); }
        }
        Circle(Builder b) { super(b); radius = b.radius; }
    }

    public static void main(String[] args) {
        Circle c = new Circle.Builder().name("c").radius(1.5).size(3).build();
        System.out.println(c.name + c.size + c.radius);
    }
}

class WildcardsNested {
    static double total(Collection<? extends Number> all) { double t = 0; for (Number n : all) t += n.doubleValue(); return t; }
    static <T extends Comparable<? super T>> T most(List<? extends T> all) { T m = null; for (T t : all) if (m == null || t.compareTo(m) > 0) m = t; return m; }
    static void fill(List<? super Integer> to) { for (int i = 0; i < 3; i++) to.add(i); }
    static <K, V extends Comparable<V>> Map.Entry<K, V> top(Map<K, ? extends V> m) {
        Map.Entry<K, V> best = null;
        for (Map.Entry<K, ? extends V> e : m.entrySet()) {
            if (best == null || e.getValue().compareTo(best.getValue()) > 0) best = Map.entry(e.getKey(), e.getValue());
        }
        return best;
    }

    public static void main(String[] args) {
        List<Number> numbers = new ArrayList<>(List.of(1.5, 2L));
        fill(numbers);
        System.out.println(numbers + " " + total(numbers) + " " + most(Arrays.asList(3, 9, 4)));
        Map<String, List<? extends Map<Integer, ? super String>>> deep = new TreeMap<>();
        deep.put("k", List.of(Map.of(1, "one")));
        for (Map<Integer, ? super String> m : deep.get("k")) System.out.println(m.get(1));
        System.out.println(top(Map.of("a", 1, "b", 5, "c", 3)));
    }
}

class VarargsBoxing {
    static String f(Object o) { return "object"; }
    static String f(int... n) { return "ints" + n.length; }
    static String g(long n) { return "long"; }
    static String g(Integer n) { return "Integer"; }
    static String g(Object... n) { return "objects" + (n == null ? "null" : n.length); }
    static String h(Object first, Object... rest) { return "rest" + rest.length; }
    static String k(char c) { return "char"; }
    static String k(int i) { return "int"; }
    static String m(double d) { return "double"; }
    static String m(Object o) { return "object"; }

    public static void main(String[] args) {
        byte b = 1;
        System.out.println(f(1) + f() + f(1, 2) + f(new int[3]) + f((Object) new int[3]));
        System.out.println(g(1) + g((Integer) 1) + g("s") + g() + g(1, 2) + g(new Object[4]) + g(b));
        System.out.println(h(1) + h(1, 2, 3) + h(1, new Object[] {1, 2}) + h(1, new int[] {1, 2}));
        System.out.println(k('a') + k('a' + 1) + k((char) ('a' + 1)) + k(b) + m(3) + m('c') + m(3L) + m((Integer) 3));
        System.out.println(g((Object[]) null));
    }
}

class RecordRange {
    record Range(int low, int high) implements Comparable<Range> {
        static int made;
        Range {
            if (low > high) { int t = low; low = high; high = t; }
            made++;
        }
        Range(int only) { this(only, only); }
        int length() { return high - low; }
        public int compareTo(Range o) { return Integer.compare(length(), o.length()); }
        static Range of(int... all) { return new Range(all[0], all[all.length - 1]); }
    }
    record Pair<A, B>(A first, B second) { <C> Pair<A, C> with(C c) { return new Pair<>(first, c); } }
    record Empty() { }

    public static void main(String[] args) {
        Range r = new Range(5, 2);
        System.out.println(r + " " + r.equals(new Range(2, 5)) + " " + (r.hashCode() == new Range(2, 5).hashCode()) + Range.made);
        System.out.println(new Range(4) + " " + Range.of(1, 2, 3).compareTo(r) + " " + new Pair<>("a", 1).with(2.5) + new Empty());
        System.out.println(new Pair<>(null, new int[0].length).equals(new Pair<>(null, 0)));
    }
}

class SealedShapes {
    sealed interface Shape permits Square, Round, Other { }
    record Square(int side) implements Shape { }
    static final class Round implements Shape { int r = 2; }
    static non-sealed class Other implements Shape { }

    static int area(Shape s) {
        if (s instanceof Square q && q.side() > 0) return q.side() * q.side();
        if (!(s instanceof Round r)) return -1;
        return 3 * r.r * r.r;
    }

    public static void main(String[] args) {
        System.out.println(area(new Square(3)) + " " + area(new Round()) + " " + area(new Other() { }) + " " + area(new Square(0)));
    }
}

@interface Marked {
    String value() default "x";
    int[] numbers() default {1, 2};
    Class<?> type() default Object.class;
}

@Marked(value = "a" + "b", numbers = {}, type = String.class)
class Annotated {
    @Deprecated(since = "1", forRemoval = false) @Marked("q") int field = 1;
    @SuppressWarnings({"unchecked", "rawtypes"}) static int f(@Marked(numbers = 3) final int n) { @Marked int m = n; return m; }

    public static void main(String[] args) {
        System.out.println(f(2) + new Annotated().field);
    }
}

class SwitchArgument {
    static void show(byte v) { System.out.println("byte " + v); }
    static void show(char v) { System.out.println("char " + v); }
    static void show(short v) { System.out.println("short " + v); }
    static void show(int v) { System.out.println("int " + v); }
    public static void main(String[] a) {
        byte v56 = 3; char c = 'x'; boolean b = a.length == 0; short s = 4; final byte k = 5;
        int n = a.length;
        show(switch (n) { case 7 -> (byte) (+ c); case 8 -> v56; default -> ('\0' & (short) 300); });
        show(switch (n) { case 7 -> v56; default -> ('\0' & (short) 300); });
        show(switch (n) { case 7 -> (byte) 5; case 8 -> v56; default -> 3; });
        show(switch (n) { case 7 -> k; case 8 -> v56; default -> 3; });
        show(switch (n) { case 7 -> k; default -> 3; });
        show(switch (n) { case 7 -> v56; case 8 -> v56; default -> 3; });
        show(switch (n) { case 7 -> v56; case 8 -> v56; default -> 300; });
        show(switch (n) { case 7 -> s; case 8 -> v56; default -> 3; });
        show(switch (n) { case 7 -> s; case 8 -> v56; default -> v56; });
        show(switch (n) { case 7 -> c; default -> 3; });
        show(switch (n) { case 7 -> c; case 8 -> 'y'; default -> 3; });
        show(switch (n) { case 7 -> 'y'; case 8 -> 'z'; default -> 3; });
        show(switch (n) { case 7 -> c; case 8 -> v56; default -> 3; });
        show(b ? (byte) 5 : 3);
        show(b ? v56 : 3);
        show(b ? k : 300);
        show(b ? k : (short) 3);
        show(b ? k : 'c');
        show(b ? v56 : 'c');
        show(b ? s : 'c');
        show(switch (n) { case 7 -> (Byte) v56; default -> 3; });
        show(switch (n) { case 7 -> v56; case 8 -> { yield 3; } default -> 4; });
        show(switch (n) { case 7 -> (byte) 1; case 8 -> (byte) 2; default -> 4; });
        show(switch (n) { case 7 -> v56; case 8 -> (byte) 2; default -> (byte) 4; });
    }
}

class SwitchPlace {
    static void f(Object o) { System.out.println(o.getClass().getName() + " " + o); }
    static void g(long o) { System.out.println("long " + o); }
    static void g(double o) { System.out.println("double " + o); }
    static Object r(int n) { return switch (n) { case 1 -> 1; case 2 -> 2L; default -> 'c'; }; }
    static String s(int n) { return "" + switch (n) { case 1 -> 1; case 2 -> 2L; default -> 'c'; }; }
    public static void main(String[] a) {
        for (int n = 0; n < 3; n++) {
            Object o = switch (n) { case 1 -> 1; case 2 -> 2.0; default -> 'c'; };
            f(o);
            f(switch (n) { case 1 -> 1; case 2 -> 2.0; default -> 'c'; });
            g(switch (n) { case 1 -> 1; case 2 -> 2.0f; default -> 'c'; });
            g(switch (n) { case 1 -> 1; default -> 'c'; });
            f(r(n));
            System.out.println(s(n));
            var v = switch (n) { case 1 -> 1; case 2 -> 2L; default -> 'c'; };
            f(v);
            byte b = switch (n) { case 1 -> 1; default -> 100; };
            f(b);
            Comparable<?> c = switch (n) { case 1 -> "s"; default -> { yield n; } };
            f(c);
            f((Object) switch (n) { case 1 -> 1; case 2 -> 2L; default -> 'c'; });
            System.out.println(switch (n) { case 1 -> 1; case 2 -> 2L; default -> 'c'; });
        }
    }
}
