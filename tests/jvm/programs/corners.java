import java.io.Serializable;
import java.util.*;
import java.util.function.*;

class OddSealed {
    sealed interface Shape permits Circle, Square, Group {}
    record Circle(int r) implements Shape {}
    record Square(int s) implements Shape { Square { if (s < 0) throw new IllegalArgumentException("neg " + s); } }
    static final class Group implements Shape { final List<Shape> all = new ArrayList<>(); }
    static non-sealed abstract class Z implements K {}
    sealed interface K permits Z {}
    static int area(Shape s) {
        if (s instanceof Circle c && c.r() > 0) return 3 * c.r() * c.r();
        if (!(s instanceof Square q)) {
            if (s instanceof Group g) { int t = 0; for (Shape x : g.all) t += area(x); return t; }
            return -1;
        }
        return q.s() * q.s();
    }
    public static void main(String[] args) {
        Group g = new Group();
        g.all.add(new Circle(2)); g.all.add(new Square(3));
        System.out.println(area(g) + " " + area(new Circle(0)));
        System.out.println(new Circle(4) + " " + new Circle(4).equals(new Circle(4)) + " " + new Square(3).hashCode());
        try { new Square(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    }
}

class OddSwitch {
    enum Day { MON, TUE, SUN; Day next() { return values()[(ordinal() + 1) % values().length]; } }
    static int f(Day d) {
        return switch (d) {
            case MON, TUE -> { int x = d.ordinal(); yield x * 10; }
            case SUN -> throw new IllegalStateException("sunday");
        };
    }
    static String g(Object o) {
        int n = switch (o.toString().length()) { case 0: yield -1; case 1: case 2: { if (o instanceof String) yield 5; } default: yield 7; };
        return switch (o.toString()) { case "a", "b" -> "ab" + n; case "c" -> { try { yield "c" + Integer.parseInt("x"); } catch (NumberFormatException e) { yield "nfe"; } finally { System.out.println("fin"); } } default -> "other" + n; };
    }
    public static void main(String[] args) {
        System.out.println(f(Day.TUE) + " " + Day.SUN.next());
        try { f(Day.SUN); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        System.out.println(g("a") + g("c") + g("zzz") + g(12));
        var m = new EnumMap<Day, Integer>(Day.class);
        for (Day d : Day.values()) m.merge(d, d.name().length(), Integer::sum);
        System.out.println(m);
        char c = 'x';
        switch (c) { case 'x' -> System.out.println("ex"); default -> System.out.println("no"); }
        Integer boxed = 3;
        switch (boxed) { case 1: case 3: System.out.println("three"); case 4: System.out.println("fall"); break; default: System.out.println("d"); }
    }
}

class OddText {
    public static void main(String[] args) {
        String s = """
            Hello,
              "World" \
            joined
            tab\tq \""" end   \s
            """;
        System.out.print(s);
        System.out.println(s.length());
        System.out.println("""
            a
           b""");
    }
}

class OddLocal {
    interface Greeter { private String pre() { return "hi "; } default String greet(String n) { return pre() + n + suffix(); } static String suffix() { return "!"; } }
    public static void main(String[] args) {
        record P(int a, String b) { P(int a) { this(a, "d"); } static P of(int q) { return new P(q); } int twice() { return a * 2; } }
        enum E { X, Y { @Override int v() { return 9; } }; int v() { return 1; } }
        interface Op { int go(int a, int b); }
        Op plus = (a, b) -> a + b;
        Op mul = (var a, var b) -> a * b;
        System.out.println(P.of(3) + " " + new P(1, "z").twice() + " " + E.Y.v() + E.X.v() + plus.go(2, 3) + mul.go(2, 3));
        System.out.println(new Greeter() {}.greet("bob"));
        outer:
        for (int i = 0; i < 4; i++) {
            int j = 0;
            do { if (j == 2) continue outer; if (i == 3) break outer; System.out.print(i * 10 + j + " "); j++; } while (true);
        }
        System.out.println();
    }
}

class OddIntersection {
    interface A { default String a() { return "A"; } }
    interface B { default String b() { return "B"; } }
    static class AB implements A, B {}
    static <T extends A & B> String both(T t) { return t.a() + t.b(); }
    public static void main(String[] args) {
        Object o = new AB();
        System.out.println(((A & B) o).b());
        System.out.println(both(new AB()));
        Runnable r = (Runnable & Serializable) () -> System.out.println("run");
        r.run();
        System.out.println(r instanceof Serializable);
        Object[] os = new Integer[2];
        try { os[0] = "x"; } catch (ArrayStoreException e) { System.out.println("store"); }
        Number[] ns = new Integer[]{1, 2}; System.out.println(ns[1]);
        int[][] grid = new int[3][]; grid[1] = new int[]{1, 2}; int[] row[] = {{1}, {2, 3}};
        System.out.println(grid[1].length + row[1][1] + " " + (grid instanceof Object));
    }
}

@interface Note { String value() default ""; int[] n() default {}; Class<?> c() default Object.class; }
@Note(value = "x", n = {1, 2}, c = String.class)
class OddAnnotations {
    @Note("f") @Deprecated(since = "1") int f;
    @SuppressWarnings({"unchecked", "rawtypes"}) static <T> T id(@Note final T t) { return t; }
    public static void main(String... args) {
        @Note int x = 3;
        List raw = new ArrayList();
        raw.add("s"); raw.add(3);
        System.out.println(raw + " " + id(x));
        for (Object o : raw) System.out.print(o + ";");
        System.out.println();
    }
}

class OddInference {
    record Person(String name, int age) { boolean adult() { return age >= 18; } }
    static class Box<T extends Comparable<? super T>> { T v; Box(T v) { this.v = v; } static <U extends Comparable<? super U>> Box<U> of(U u) { return new Box<>(u); } boolean less(Box<? extends T> o) { return v.compareTo(o.v) < 0; } }
    static <A, B, C> Function<A, C> compose(Function<? super A, ? extends B> f, Function<? super B, ? extends C> g) { return a -> g.apply(f.apply(a)); }
    static <T> List<T> filter(Collection<? extends T> c, Predicate<? super T> p) { List<T> r = new ArrayList<>(); for (T t : c) if (p.test(t)) r.add(t); return r; }
    static <T, R> List<R> map(List<T> c, Function<? super T, ? extends R> f) { List<R> r = new ArrayList<>(); for (T t : c) r.add(f.apply(t)); return r; }
    static <T> T fold(Iterable<? extends T> c, T zero, BinaryOperator<T> op) { T r = zero; for (T t : c) r = op.apply(r, t); return r; }
    static void swap(List<?> l) { swapHelper(l); }
    private static <E> void swapHelper(List<E> l) { E e = l.get(0); l.set(0, l.get(1)); l.set(1, e); }
    static <K, V extends Comparable<V>> List<K> byValue(Map<K, V> m) { List<Map.Entry<K, V>> es = new ArrayList<>(m.entrySet()); es.sort(Map.Entry.comparingByValue()); List<K> r = new ArrayList<>(); for (Map.Entry<K, V> e : es) r.add(e.getKey()); return r; }
    static <T> Supplier<T> lazy(Supplier<? extends T> s) { return () -> s.get(); }
    @SafeVarargs static <T> Set<T> setOf(T... ts) { return new TreeSet<>(Arrays.asList(ts)); }
    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        m.put("a", 3); m.put("b", 1); m.put("c", 2);
        PriorityQueue<Map.Entry<String, Integer>> q = new PriorityQueue<>(Map.Entry.comparingByValue());
        q.addAll(m.entrySet());
        System.out.println(q.poll() + " " + q.poll());
        PriorityQueue<Map.Entry<String, Integer>> q2 = new PriorityQueue<>(Map.Entry.<String, Integer>comparingByValue().reversed());
        q2.addAll(m.entrySet());
        System.out.println(q2.poll());
        PriorityQueue<int[]> q3 = new PriorityQueue<>((a, b) -> a[1] != b[1] ? Integer.compare(a[1], b[1]) : b[0] - a[0]);
        q3.add(new int[]{1, 5}); q3.add(new int[]{2, 5}); q3.add(new int[]{3, 4});
        System.out.println(q3.poll()[0] + "" + q3.poll()[0]);
        PriorityQueue<int[]> q4 = new PriorityQueue<>(Comparator.comparingInt(a -> a[0]));
        q4.add(new int[]{5}); q4.add(new int[]{2});
        System.out.println(q4.peek()[0]);
        PriorityQueue<Integer> q5 = new PriorityQueue<>(Collections.reverseOrder());
        q5.addAll(List.of(3, 9, 4)); System.out.println(q5.poll());
        List<Person> ps = new ArrayList<>(List.of(new Person("bob", 3), new Person("al", 30), new Person("cy", 30)));
        Collections.sort(ps, Comparator.comparing(Person::age).thenComparing(Person::name, Comparator.reverseOrder()));
        System.out.println(ps);
        ps.sort(Comparator.comparing(Person::name).reversed().thenComparing(p -> p.age()));
        System.out.println(ps);
        ps.sort(Comparator.comparingInt((Person p) -> p.age()).thenComparing(p -> p.name().length()));
        System.out.println(map(ps, Person::name));
        System.out.println(map(filter(ps, Person::adult), p -> p.name() + p.age()));
        System.out.println(fold(map(ps, Person::age), 0, Integer::sum));
        System.out.println(compose((String s) -> s.length(), n -> n * 2).apply("abc"));
        System.out.println(OddInference.<String, Integer, Integer>compose(String::length, n -> n * 2).apply("abcd"));
        List<String> l = Arrays.asList("x", "y"); swap(l); System.out.println(l);
        System.out.println(byValue(m));
        System.out.println(Box.of(3).less(new Box<>(4)) + " " + lazy(() -> "lz").get().length());
        System.out.println(setOf("q", "a", "m"));
        Map<String, List<Integer>> groups = new TreeMap<>();
        for (Person p : ps) groups.computeIfAbsent(p.name().substring(0, 1), k -> new ArrayList<>()).add(p.age());
        System.out.println(groups);
        Map<Character, Map<Integer, Set<String>>> deep = new TreeMap<>();
        for (String w : "the cat tat then".split(" ")) deep.computeIfAbsent(w.charAt(0), k -> new TreeMap<>()).computeIfAbsent(w.length(), k -> new TreeSet<>()).add(w);
        System.out.println(deep);
        for (Map.Entry<Character, Map<Integer, Set<String>>> e : deep.entrySet()) for (var f : e.getValue().entrySet()) System.out.print(e.getKey() + "" + f.getKey() + f.getValue().iterator().next() + " ");
        System.out.println();
        Function<Integer, Function<Integer, Integer>> add = a -> b -> a + b;
        System.out.println(add.apply(3).apply(4));
        BiFunction<Integer, Integer, Integer> bi = Math::max;
        System.out.println(bi.andThen(x -> x + 1).apply(3, 8));
        Supplier<Supplier<List<? super Integer>>> sup = () -> () -> new ArrayList<>(List.of(1, 2));
        System.out.println(sup.get().get());
        Optional<String> o = Optional.of("v").map(s -> s + s).filter(s -> s.length() > 1);
        System.out.println(o.orElseGet(() -> "none") + o.map(String::length).orElse(0));
        UnaryOperator<String> up = String::toUpperCase;
        System.out.println(up.andThen(String::length).apply("abc") + Function.<Integer>identity().apply(4));
        Comparator<String> cmp = Comparator.<String, Integer>comparing(String::length).thenComparing(Comparator.naturalOrder());
        List<String> ws = new ArrayList<>(Arrays.asList("ccc", "bb", "aa", "d")); ws.sort(cmp); System.out.println(ws);
        ws.sort(Comparator.nullsFirst(Comparator.reverseOrder())); System.out.println(ws);
        ws.removeIf(s -> s.length() > 2); ws.replaceAll(s -> s + "!"); ws.forEach(System.out::print); System.out.println();
        System.out.println(Collections.max(ws, Comparator.comparing(s -> s.charAt(0))) + Collections.min(m.values()));
        int[] counter = {0}; Runnable r = () -> counter[0]++; r.run(); r.run(); System.out.println(counter[0]);
        Object x = true ? 1 : "s"; System.out.println(x);
        List<? extends Number> nums = List.of(1, 2.5, 3L); double t = 0; for (Number n : nums) t += n.doubleValue(); System.out.println(t);
        var anon = new Object() { int hidden = 5; int inc() { return ++hidden; } }; System.out.println(anon.inc() + anon.hidden);
        Map<Boolean, List<Integer>> parts = new HashMap<>(Map.of(true, new ArrayList<>(), false, new ArrayList<>()));
        for (int i = 0; i < 5; i++) parts.get(i % 2 == 0).add(i);
        System.out.println(parts.get(true) + "" + parts.get(false));
        Iterator<Integer> it = new Iterator<>() { int i = 0; public boolean hasNext() { return i < 3; } public Integer next() { return i++; } };
        while (it.hasNext()) System.out.print(it.next());
        Iterable<String> itb = () -> List.of("p", "q").iterator(); for (String s : itb) System.out.print(s); System.out.println();
    }
}

class OddNested<T> {
    class Inner { T v; Inner(T v) { this.v = v; } class Deep { String s() { return "" + v + OddNested.this.tag; } } }
    static class Node<K extends Comparable<K>, V> { K k; V v; Node<K, V> left, right; Node(K k, V v) { this.k = k; this.v = v; } }
    static class Tree<K extends Comparable<K>, V> { Node<K, V> root; int size;
        void put(K k, V v) { root = put(root, k, v); }
        private Node<K, V> put(Node<K, V> n, K k, V v) { if (n == null) { size++; return new Node<>(k, v); } int c = k.compareTo(n.k); if (c < 0) n.left = put(n.left, k, v); else if (c > 0) n.right = put(n.right, k, v); else n.v = v; return n; }
        void walk(BiConsumer<? super K, ? super V> f) { walk(root, f); }
        private static <A extends Comparable<A>, B> void walk(Node<A, B> n, BiConsumer<? super A, ? super B> f) { if (n != null) { walk(n.left, f); f.accept(n.k, n.v); walk(n.right, f); } } }
    String tag = "#";
    @SuppressWarnings("unchecked") T[] make(int n) { return (T[]) new Object[n]; }
    static abstract class Shape<S extends Shape<S>> { int n; abstract S self(); S with(int n) { this.n = n; return self(); } }
    static class Sq extends Shape<Sq> { Sq self() { return this; } int area() { return n * n; } }
    enum Planet implements IntUnaryOperator { EARTH(3) { public int applyAsInt(int x) { return x * mass; } }, MARS(2) { public int applyAsInt(int x) { return x + mass; } }; protected final int mass; Planet(int m) { mass = m; } static final Map<String, Planet> BY = new HashMap<>(); static { for (Planet p : values()) BY.put(p.name().toLowerCase(), p); } }
    public static void main(String[] args) {
        OddNested<String> o = new OddNested<>();
        Tree<String, Integer> t = new Tree<>();
        for (String s : new String[]{"m", "c", "x", "c"}) t.put(s, t.size);
        StringBuilder sb = new StringBuilder();
        t.walk((k, v) -> sb.append(k).append('=').append(v).append(' '));
        System.out.println(sb.toString().trim() + t.size);
        System.out.println(new Sq().with(4).area());
        System.out.println(Planet.BY.get("mars").applyAsInt(5) + " " + Planet.valueOf("EARTH").applyAsInt(5));
        long l = 1L << 40; int sh = 1 << 33; l += 0.5; byte b = (byte) 200; b += 100; b >>>= 1; short s = (short) 40000; char c = 'a'; c += 1; c++;
        System.out.println(l + " " + sh + " " + b + " " + s + " " + c + (char) (c + 1) + (c + 1) + (int) 3.99e10 + (long) Double.NaN + 07 + 0b101 + 1_000 + 0x1p3);
        int x = 5; x = x++ + ++x; System.out.println(x + " " + (x = 3) * x + " " + (-7 / 2) + (-7 % 3) + (-7 >> 1) + (-7 >>> 28) + (5 & 6 | 1 ^ 8) + ~x);
        final int k; if (x > 2) k = 1; else k = 2; System.out.println(k);
        int y = 0; for (int p = 0, q = 10; p < q; p += 3, q--) y += p * q; System.out.println(y);
        assert y > 0 : "msg" + y;
        ;;
        { int z = 1; { int w = z; y += w; } }
        synchronized (o) { y++; }
        System.out.println(y + (args.length == 0 ? "none" : args[0]) + null + 'c' + 1.0f + 1e10 + 100.0 + (Object) null);
        System.out.println(int[].class.getName() == null ? 1 : 2);
    }
}

class OddTry {
    static class R implements AutoCloseable { final String n; R(String n) { this.n = n; System.out.println("open " + n); } public void close() throws Exception { System.out.println("close " + n); if (n.equals("b")) throw new Exception("close-b"); } }
    static int f() { int x = 1; try { return x; } finally { x = 5; } }
    @SuppressWarnings("finally") static int g() { for (;;) { try { throw new RuntimeException(); } finally { break; } } return 4; }
    public static void main(String[] args) {
        try (R a = new R("a"); R b = new R("b")) { System.out.println("body"); throw new IllegalStateException("x"); }
        catch (IllegalStateException | IndexOutOfBoundsException e) { System.out.println(e.getMessage() + e.getSuppressed().length + e.getSuppressed()[0].getMessage()); }
        catch (Exception e) { System.out.println("exc"); }
        finally { System.out.println("fin"); }
        R shared = new R("c");
        try (shared) { System.out.println(f() + g()); } catch (Exception e) { }
        try { Object o = List.of(1); ((List<String>) o).get(0).length(); } catch (ClassCastException e) { System.out.println("cce"); }
        try { throw new Error("e", new RuntimeException("cause")); } catch (Error e) { System.out.println(e.getCause().getMessage()); }
    }
}
