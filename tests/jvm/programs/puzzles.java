// Corners where several rules meet.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

class PuzzleOrderOfInitialisers {
    static StringBuilder log = new StringBuilder();
    static int say(String s) { log.append(s).append(' '); return log.length(); }
    static class Base {
        static int s = say("Base.s");
        int a = say("Base.a");
        { say("Base{}"); }
        Base() { say("Base()"); hook(); }
        void hook() { say("Base.hook"); }
        static { say("Base.static"); }
    }
    static class Derived extends Base {
        int b = 5;
        final int c = 7;
        final String d = "x".concat("y");
        static final int K = 3;
        static final Integer L = say("L");
        { say("Derived{} " + b); }
        Derived() { super(); say("Derived() " + b); }
        @Override void hook() { say("hook b=" + b + " c=" + c + " d=" + d); }
    }
    interface WithField { int F = say("interface"); default void m() {} }
    static class Impl implements WithField { }
    interface NoDefault { int F = say("no"); }
    static class Impl2 implements NoDefault { }
    public static void main(String[] args) {
        say("K=" + Derived.K);
        new Derived();
        new Impl();
        new Impl2();
        say("" + (Impl2.F > 0));
        Derived[] arr = new Derived[2];
        say(arr.length + "");
        System.out.println(log);
    }
}

class PuzzleCaptures {
    int x = 1;
    class Inner {
        int x = 2;
        class Deep {
            int x = 3;
            String all(int x) {
                Supplier<String> s = () -> x + " " + this.x + " " + Inner.this.x + " " + PuzzleCaptures.this.x;
                PuzzleCaptures.this.x++;
                return s.get() + " " + new Object() { int x = 9; String g() { return "" + x + Deep.this.x; } }.g();
            }
        }
    }
    static Runnable[] loop() {
        Runnable[] r = new Runnable[3];
        for (int i = 0; i < 3; i++) { int j = i * i; r[i] = () -> System.out.print(j + ";"); }
        return r;
    }
    public static void main(String[] args) {
        PuzzleCaptures c = new PuzzleCaptures();
        Inner.Deep d = c.new Inner().new Deep();
        System.out.println(d.all(4) + " " + c.x);
        for (Runnable r : loop()) r.run();
        System.out.println();
        int[] counter = {0};
        Supplier<Supplier<Integer>> nested = () -> { int base = counter[0]++; return () -> base * 10 + counter[0]++; };
        Supplier<Integer> a = nested.get(), b = nested.get();
        System.out.println(a.get() + " " + b.get() + " " + a.get() + " " + counter[0]);
        class Local { int v = counter[0]; Local next() { return new Local(); } }
        System.out.println(new Local().next().v);
    }
}

class PuzzleBridges {
    static abstract class Shape<T> { abstract T make(T t); Object get() { return "object"; } }
    static class S extends Shape<String> { String make(String s) { return s + "!"; } @Override String get() { return "string"; } }
    interface Cmp<T> { int cmp(T a, T b); }
    static class IntCmp implements Cmp<Integer> { public int cmp(Integer a, Integer b) { return a - b; } }
    static class Node<T extends Comparable<T>> implements Comparable<Node<T>> { T v; Node(T v) { this.v = v; } public int compareTo(Node<T> o) { return v.compareTo(o.v); } }
    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Shape raw = new S();
        System.out.println(raw.make("a") + " " + raw.get() + " " + ((Shape<?>) raw).get());
        try { raw.make(3); } catch (ClassCastException e) { System.out.println("CCE " + e.getMessage()); }
        Cmp c = new IntCmp();
        try { System.out.println(c.cmp(1, 2)); c.cmp("a", "b"); } catch (ClassCastException e) { System.out.println("CCE"); }
        List<Node<String>> l = new ArrayList<>(List.of(new Node<>("b"), new Node<>("a")));
        Collections.sort(l);
        System.out.println(l.get(0).v + Collections.max(l).v);
        Comparable k = new Node<>("z");
        try { k.compareTo("no"); } catch (ClassCastException e) { System.out.println("CCE2"); }
    }
}

class PuzzleLabelsAndFinally {
    static String trace = "";
    static int f(int n) {
        outer:
        for (int i = 0; ; i++) {
            for (int j = 0; j < 3; j++) {
                try {
                    try {
                        if (j == n) continue outer;
                        if (i == 2) break outer;
                        if (i + j == 7) return 99;
                    } finally { trace += "" + i + j + " "; if (trace.length() > 60) return -1; }
                } finally { trace += "."; }
            }
        }
        return trace.length();
    }
    @SuppressWarnings("finally")
    static int g() { int x = 1; try { return x; } finally { x = 2; } }
    @SuppressWarnings("finally")
    static int h() { try { throw new RuntimeException("lost"); } finally { return 3; } }
    @SuppressWarnings("finally")
    static int k() { while (true) { try { return 1; } finally { break; } } return 2; }
    static int[] arr() { int[] a = {1}; try { return a; } finally { a[0] = 5; } }
    static int nested() throws Exception { try { try { throw new Exception("a"); } finally { throw new IllegalStateException("b"); } } catch (IllegalStateException e) { return e.getSuppressed().length; } }
    public static void main(String[] args) throws Exception {
        System.out.println(f(1)); System.out.println(trace); trace = "";
        System.out.println(f(5)); System.out.println(trace);
        System.out.println(g() + " " + h() + " " + k() + " " + arr()[0] + " " + nested());
        block: { if (args.length == 0) break block; System.out.println("never"); }
        int i = 0; do { if (i == 2) continue; i += 2; } while (i++ < 5);
        System.out.println(i);
    }
}

class PuzzleNarrowing {
    public static void main(String[] args) {
        byte b = 10; b += 300; System.out.println(b);
        b -= 1.7; System.out.println(b);
        short s = (short) 40000; s >>>= 1; System.out.println(s);
        char c = 'a'; c += 1; c++; System.out.println(c); c *= 1000; System.out.println((int) c);
        int i = Integer.MAX_VALUE; i += 1.0f; System.out.println(i);
        i = 5; i *= 2.6; System.out.println(i);
        long l = 1L << 33; i = 1; i <<= l; System.out.println(i); i <<= 33; System.out.println(i);
        i = 'x' + 1; System.out.println(i + " " + (char) i + " " + ('x' + 1) + " " + (char) ('x' + 1));
        final int k = 10; byte fit = k; char ck = k + 'a'; System.out.println(fit + "" + ck);
        System.out.println((byte) 200 + " " + (char) -1 + 0 + " " + (short) 70000 + " " + (int) 3.99e10 + " " + (long) Float.NaN + " " + (byte) 1e10 + " " + (char) 97.9);
        int x = 7; x = x++ + ++x; System.out.println(x);
        int[] a = {0, 0, 0}; int p = 0; a[p++] = p = 2; System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + p);
        a[p] += p = 1; System.out.println(a[2] + " " + p);
        System.out.println(-7 / 2 + " " + -7 % 2 + " " + (-7 >> 1) + " " + (-7 >>> 28) + " " + (byte) (-7 >>> 1));
    }
}

class PuzzleTernaries {
    static Integer nul() { return null; }
    public static void main(String[] args) {
        boolean t = args.length == 0;
        Object o = t ? 1 : 2.0; System.out.println(o);
        Object o2 = t ? (Object) 1 : 2.0; System.out.println(o2);
        char c = 'x'; int i = 0;
        System.out.println(t ? c : 0); System.out.println(t ? c : i); System.out.println(false ? 1.0f : 'a');
        try { int r = t ? nul() : 0; System.out.println(r); } catch (NullPointerException e) { System.out.println("NPE1"); }
        try { Integer r = t ? nul() : 0; System.out.println(r); } catch (NullPointerException e) { System.out.println("NPE2"); }
        Integer fine = t ? nul() : Integer.valueOf(0); System.out.println(fine);
        Object mixed = t ? nul() : "s"; System.out.println(mixed);
        System.out.println(t ? 'a' : (short) 98); System.out.println(t ? Byte.valueOf((byte) 1) : 'b');
        Long l = 127L; System.out.println(l.equals(127) + " " + (l == 127) + " " + l.equals(127L));
        Integer a = 127, b = 127, d = 128, e = 128; System.out.println((a == b) + " " + (d == e) + " " + d.equals(e) + " " + (d <= e && d >= e));
        System.out.println(t ? null : 0);
        List<Integer> li = new ArrayList<>(List.of(5, 6, 7)); li.remove(1); li.remove(Integer.valueOf(7)); System.out.println(li);
        long sum = 0; for (Integer v : new Integer[] {1, 2}) sum += v; System.out.println(sum);
        Character ch = 'q'; int code = ch + 1; System.out.println(code + " " + ch++ + " " + ch);
    }
}

class PuzzleVarargs {
    static String f(Object o) { return "O"; }
    static String f(Object... o) { return "V" + (o == null ? "null" : o.length); }
    static String g(int... a) { return "I" + a.length; }
    static String g(long a, int... b) { return "L" + b.length; }
    static String h(Integer a) { return "Integer"; }
    static String h(long a) { return "long"; }
    static String h(Object a) { return "Object"; }
    static String h(int... a) { return "ints"; }
    static String k(double d) { return "double"; }
    static String k(Object o) { return "Object"; }
    static String m(StringBuilder s) { return "SB"; }
    static String m(CharSequence s) { return "CS"; }
    static String n(List<?> l) { return "List"; }
    static String n(Collection<?> l) { return "Coll"; }
    static <T> String p(T t) { return "T"; }
    static String p(String s) { return "S"; }
    public static void main(String[] args) {
        System.out.println(f(1) + f(1, 2) + f() + f((Object[]) null) + f((Object) null) + f(new Object[] {1, 2, 3}) + f(new int[] {1, 2}) + f(new String[] {"a"}));
        System.out.println(g() + g(new int[] {1, 2}) + g(1L) + g(1L, 2));
        byte b = 1; short s = 1; char c = 1;
        System.out.println(h(1) + h(b) + h(c) + h(1L) + h(1f) + h("x") + h() + h(1, 2));
        System.out.println(k(1) + k('a') + k(1L) + k("s") + k(Integer.valueOf(3)));
        System.out.println(m(new StringBuilder()) + m("s") + n(new ArrayList<>()) + n(new HashSet<>()) + p("s") + p(1) + p((Object) "s"));
    }
}

class PuzzleRecords {
    record Point(int x, int y) { static int made; Point { if (x > y) { int t = x; x = y; y = t; } made++; } Point(int v) { this(v, -v); } double size() { return Math.sqrt(x * x + y * y); } static Point origin() { return new Point(0, 0); } }
    record Pair<A, B>(A first, B second) { <C> Pair<A, C> with(C c) { return new Pair<>(first, c); } public B second() { return second; } }
    record Holder(int[] data, double d, float f) { }
    record Empty() { }
    interface Named { String name(); default String hello() { return "hi " + name(); } }
    record Person(String name) implements Named { public Person { Objects.requireNonNull(name, "name!"); } }
    public static void main(String[] args) {
        System.out.println(new Point(3, 1) + " " + new Point(5) + " " + Point.made + " " + new Point(3, 4).size() + " " + Point.origin().equals(new Point(0, 0)));
        System.out.println(new Pair<>("a", 1).with(2.5) + " " + new Pair<>(null, 'c').hashCode() + " " + new Pair<>("k", List.of(1)).equals(new Pair<>("k", List.of(1))));
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        int[] d = {1}; System.out.println(new Holder(d, 0.0, 1f).equals(new Holder(d, -0.0, 1f)) + " " + new Holder(d, Double.NaN, 1f).equals(new Holder(d, Double.NaN, 1f)) + " " + new Holder(d, 1, 1).equals(new Holder(new int[] {1}, 1, 1)));
        System.out.println(new Person("bo").hello());
        try { new Person(null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        record Local(String s, int n) { Local { s = s.trim(); } String twice() { return s.repeat(n); } }
        System.out.println(new Local("  ab ", 2).twice() + new Local("x", 0));
        Object o = new Point(1, 2); if (o instanceof Point p && p.x() < p.y()) System.out.println(p.y());
        System.out.println(new Point(2, 7).hashCode() == new Point(7, 2).hashCode());
    }
}

class PuzzleEnumSets {
    enum Day { MON, TUE, WED, THU }
    public static void main(String[] args) {
        EnumSet<Day> s = EnumSet.of(Day.WED, Day.MON); s.add(Day.MON);
        System.out.println(s + " " + EnumSet.complementOf(s) + " " + EnumSet.range(Day.TUE, Day.THU) + " " + EnumSet.allOf(Day.class).size() + " " + EnumSet.noneOf(Day.class) + " " + EnumSet.copyOf(List.of(Day.THU, Day.TUE)));
        s.removeIf(d -> d.ordinal() > 0); System.out.println(s + " " + s.contains(Day.WED));
        Map<Day, List<String>> g = new TreeMap<>(); g.computeIfAbsent(Day.TUE, k -> new ArrayList<>()).add("x"); System.out.println(g);
    }
}

class PuzzleNestedGenerics {
    static class Outer<T> {
        static class Box<U> { U u; Box(U u) { this.u = u; } <R> Box<R> map(Function<? super U, ? extends R> f) { return new Box<>(f.apply(u)); } }
        class In { T t; In(T t) { this.t = t; } Outer<T> out() { return Outer.this; } }
        List<In> all = new ArrayList<>();
        In add(T t) { In i = new In(t); all.add(i); return i; }
    }
    static <K extends Comparable<? super K>, V> K best(Map<K, V> m, Predicate<? super V> p) { K k = null; for (Map.Entry<K, V> e : m.entrySet()) if (p.test(e.getValue()) && (k == null || e.getKey().compareTo(k) > 0)) k = e.getKey(); return k; }
    @SafeVarargs static <T> List<T> listOf(T... ts) { return new ArrayList<>(Arrays.asList(ts)); }
    static <T> T[] fill(T[] a, Supplier<? extends T> s) { for (int i = 0; i < a.length; i++) a[i] = s.get(); return a; }
    public static void main(String[] args) {
        System.out.println(new Outer.Box<>(5).map(x -> "v" + x).map(String::length).u);
        Outer<String> o = new Outer<>(); Outer<String>.In in = o.add("q"); System.out.println(in.t + (in.out() == o) + o.all.size());
        System.out.println(best(Map.of("a", 1, "b", 2, "c", -1), v -> v > 0) + listOf(1, 2.0, "x").size() + Arrays.toString(fill(new Integer[2], () -> 7)));
        BiFunction<Integer, Integer, Integer> add = Integer::sum; Function<Integer, Function<Integer, Integer>> cur = x -> y -> add.apply(x, y); System.out.println(cur.apply(3).apply(4) + " " + add.andThen(x -> x * 2).apply(1, 2));
        Supplier<List<? extends Number>> s = () -> List.of(1, 2.5); double t = 0; for (Number n : s.get()) t += n.doubleValue(); System.out.println(t);
        UnaryOperator<String> up = String::toUpperCase; System.out.println(up.apply("abc") + Stream.of(1, 2).map(Object::toString).map("n"::concat).toList());
    }
}

class PuzzleExceptions {
    static class R implements AutoCloseable { String n; R(String n) { this.n = n; System.out.print("+" + n); } public void close() throws Exception { System.out.print("-" + n); if (n.equals("b")) throw new Exception("close " + n); } }
    static void m(int k) throws Exception { try (R a = new R("a"); R b = new R("b"); R nul = null) { System.out.print("body"); if (k == 1) throw new IllegalStateException("in"); } finally { System.out.print("fin "); } }
    static class Custom extends RuntimeException { Custom(Throwable c) { super(c); } @Override public String getMessage() { return "custom<" + super.getMessage() + ">"; } }
    static int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }
    public static void main(String[] args) {
        for (int k = 0; k < 2; k++) try { m(k); } catch (Exception e) { System.out.println(e + " " + Arrays.toString(e.getSuppressed())); }
        try { throw new Custom(new Error("cause")); } catch (Custom e) { System.out.println(e + " " + e.getCause()); }
        try { Object[] o = new Integer[1]; o[0] = "s"; } catch (ArrayStoreException | ClassCastException e) { System.out.println(e); }
        try { assert args.length > 3 : "msg" + 1; } catch (AssertionError e) { System.out.println(e); }
        try { int[] a = {1, 2}; a[a[1]] = 3; } catch (RuntimeException e) { System.out.println(e.getMessage()); }
        try { List.of(1, 2).add(3); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        try { new ArrayList<>(List.of(1)).get(1); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { Integer.parseInt("12x"); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
        try { "abc".substring(2, 1); } catch (StringIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { new ArrayDeque<Integer>().pop(); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        try { Iterator<Integer> it = new ArrayList<>(List.of(1)).iterator(); it.remove(); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        try { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (int v : l) l.add(v); } catch (ConcurrentModificationException e) { System.out.println(e); }
        try { Objects.requireNonNull(null, () -> "sup"); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { throw new Exception(); } catch (final Exception e) { System.out.println(e.getMessage() + e.getLocalizedMessage() + e); }
        System.out.println(depth(300));
    }
}
