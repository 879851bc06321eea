import java.util.*;
import java.util.function.*;
import java.util.stream.*;

class OuterGeneric<T> {
    class Node { T v; Node next; Node(T v, Node n) { this.v = v; this.next = n; } }
    Node head; int size;
    void push(T t) { head = new Node(t, head); size++; }
    Iterator<T> iterator() { return new Iterator<T>() { Node at = head; public boolean hasNext() { return at != null; } public T next() { T r = at.v; at = at.next; return r; } }; }
    static <E extends Comparable<E>> E best(OuterGeneric<E> g) { E m = null; for (OuterGeneric<E>.Node n = g.head; n != null; n = n.next) if (m == null || n.v.compareTo(m) > 0) m = n.v; return m; }
    public static void main(String[] args) {
        OuterGeneric<Integer> g = new OuterGeneric<>();
        g.push(3); g.push(9); g.push(4);
        System.out.println(best(g) + " " + g.size);
        OuterGeneric<Integer>.Node n = g.head;
        int x = n.v + n.next.v;
        System.out.println(x);
        OuterGeneric<String>.Node s = new OuterGeneric<String>().new Node("q", null);
        System.out.println(s.v.length());
        Integer direct = g.head.next.v;
        System.out.println(direct);
        for (Iterator<Integer> it = g.iterator(); it.hasNext();) System.out.print(it.next() + ",");
        System.out.println();
    }
}

class OddVisitors {
    interface Expr { <R> R accept(Visitor<R> v); }
    interface Visitor<R> { R num(int n); R add(Expr a, Expr b); default R neg(Expr e) { throw new UnsupportedOperationException("neg"); } }
    static Expr num(int n) { return new Expr() { public <R> R accept(Visitor<R> v) { return v.num(n); } }; }
    record Add(Expr a, Expr b) implements Expr { public <R> R accept(Visitor<R> v) { return v.add(a, b); } }
    static class Eval implements Visitor<Integer> { public Integer num(int n) { return n; } public Integer add(Expr a, Expr b) { return a.accept(this) + b.accept(this); } }
    static class Show implements Visitor<String> { public String num(int n) { return Integer.toString(n); } public String add(Expr a, Expr b) { return "(" + a.accept(this) + "+" + b.accept(this) + ")"; } }
    public static void main(String[] args) {
        Expr e = new Add(num(1), new Add(num(2), num(3)));
        System.out.println(e.accept(new Show()) + "=" + e.accept(new Eval()));
        try { new Show().neg(e); } catch (UnsupportedOperationException x) { System.out.println(x.getMessage()); }
    }
}

class OddBuilder {
    static class Builder<B extends Builder<B>> { StringBuilder sb = new StringBuilder(); @SuppressWarnings("unchecked") B self() { return (B) this; } B add(String s) { sb.append(s); return self(); } String build() { return sb.toString(); } }
    static class Fancy extends Builder<Fancy> { Fancy star() { return add("*"); } }
    static <T> T tap(T t, Consumer<? super T> c) { c.accept(t); return t; }
    static <T, U extends T> void copy(List<? super T> dst, List<U> src) { for (U u : src) dst.add(u); }
    static int sum(int... xs) { int s = 0; for (int x : xs) s += x; return s; }
    static String which(Object o) { return "O"; } static String which(Integer i) { return "I"; } static String which(int i) { return "i"; } static String which(long l) { return "l"; } static String which(Object... os) { return "..."; }
    static String amb(double d) { return "d"; } static String amb(Object o) { return "o"; }
    static String f(Supplier<String> s) { return "S" + s.get(); } static String f(Runnable r) { r.run(); return "R"; }
    static String g(Function<String, Integer> f) { return "F" + f.apply("abc"); } static String g(ToIntBiFunction<String, String> f) { return "B" + f.applyAsInt("a", "b"); }
    public static void main(String[] args) {
        System.out.println(new Fancy().add("a").star().add("b").build());
        System.out.println(tap(new ArrayList<Integer>(), l -> l.add(3)));
        List<Object> dst = new ArrayList<>(); copy(dst, List.of(1, 2)); System.out.println(dst);
        byte b = 1; short sh = 2; char c = 'c';
        System.out.println(which(b) + which(sh) + which(c) + which(3L) + which(3f) + which((Integer) 3) + which("s") + which() + which(1, 2) + which((Object) null));
        System.out.println(amb(3) + amb('c') + amb("s") + amb(3L) + sum() + sum(1) + sum(1, 2) + sum(new int[]{4, 5}));
        System.out.println(f(() -> "x") + f(() -> { }) + g(String::length) + g((x, y) -> x.length() + y.length()));
        int i = 0; i += 3.7; i -= 'a' - 98; i <<= 33; long l = i; l >>>= 1; System.out.println(i + " " + l + " " + (i++ + ++i) + " " + (i = i++) + (5 / 2 * 2.0) + (char) ('a' + 1) + ('a' + 1) + (short) 70000 + (byte) -129);
        System.out.println((Object) (true ? 1 : 2.0) + " " + (true ? null : 0) + " " + (true ? 'a' : 0) + (false ? 1 : 'b') + (true ? Integer.valueOf(7) : Double.valueOf(2)));
        Integer p = 127, q = 127, r = 128, t = 128; System.out.println((p == q) + " " + (r == t) + r.equals(t) + (r == 128) + new Object().equals(null));
        String s1 = "ab", s2 = "a" + "b", s3 = new String("ab"), s4 = s1.substring(0, 1) + "b"; final String k = "a"; System.out.println((s1 == s2) + " " + (s1 == s3) + (s1 == s4.intern()) + (s1 == k + "b") + (s1 == s4));
        System.out.println(Double.compare(0.0, -0.0) + " " + (0.0 == -0.0) + Double.valueOf(Double.NaN).equals(Double.NaN) + (1 / 0.0) + (0.1f + 0.2f) + (float) 0.1 + 1e-5 + 123456789.0 + 1.0E7 + 100f);
        int[][] jag = {{1}, {2, 3}, {}}; int tot = 0; for (int[] row : jag) for (int v : row) tot += v; System.out.println(tot + jag[1].clone()[1] + jag.length);
        long[] ls = new long[3]; ls[1]++; ls[ls.length - 1] += ls[1]--; System.out.println(Arrays.toString(ls));
        char[] cs = "hello".toCharArray(); Arrays.sort(cs); System.out.println(new String(cs) + String.valueOf(cs, 1, 2) + cs.length);
        StringBuilder sb = new StringBuilder(); for (char x = 'a'; x <= 'e'; x += 2) sb.append(x).append((int) x).insert(0, '!'); System.out.println(sb.reverse());
        System.out.println(String.format("%5d|%-5s|%05d|%x|%.2f|%,d|%b|%c|%%|%s", 42, "ab", 7, 255, 3.14159, 1234567, true, 'z', List.of(1)));
        lbl: { if (tot > 0) break lbl; System.out.println("never"); }
        int sw = 3; switch (sw) { default: System.out.print("d"); case 1: System.out.print("1"); break; case 2: System.out.print("2"); } System.out.println();
        Object o = sw; String d = o instanceof Integer n && n > 2 ? "big" + n : o instanceof String str ? str : "none"; System.out.println(d);
        var map = new LinkedHashMap<String, List<? extends Number>>(); map.put("a", List.of(1, 2)); map.put("b", List.of(1.5)); for (var e : map.entrySet()) { double z = 0; for (Number nn : e.getValue()) z += nn.doubleValue(); System.out.print(e.getKey() + z + " "); } System.out.println();
        Callback cb = new Callback() { int calls; @Override public int call(int x) { return x + ++calls; } }; System.out.println(cb.call(1) + cb.call(1) + cb.twice(1));
        BiFunction<Integer, Integer, Integer> gcd = new BiFunction<>() { public Integer apply(Integer x, Integer y) { return y == 0 ? x : this.apply(y, x % y); } }; System.out.println(gcd.apply(12, 18));
        Supplier<int[]> mk = () -> new int[]{1, 2}; IntFunction<String[]> arr = String[]::new; System.out.println(mk.get().length + arr.apply(3).length);
        Runnable[] rs = new Runnable[3]; for (int j = 0; j < 3; j++) { int jj = j; rs[j] = () -> System.out.print(jj); } for (Runnable run : rs) run.run(); System.out.println();
        System.out.println(ack(2, 3) + " " + Objects.hash(1, "a", null) + " " + List.of(1, 2).hashCode() + " " + "hello".hashCode() + " " + new int[0].equals(null) + Boolean.hashCode(true) + Map.of("k", 1).hashCode() + Character.getNumericValue('7'));
        do { sw--; if (sw == 1) continue; } while (sw > 0); System.out.println(sw);
        System.out.println(IntStream.rangeClosed(1, 3).mapToObj(z -> IntStream.range(0, z).mapToObj(w -> "*").collect(Collectors.joining())).collect(Collectors.joining("\n")));
    }
    interface Callback { int call(int x); default int twice(int x) { return call(call(x)); } }
    static int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
}

class OddInit {
    static StringBuilder log = new StringBuilder();
    static int a = log("a"); int i = log("i"); { log("block"); } static { log("static"); } final int fin; OddInit() { this(log("arg")); log("ctor"); } OddInit(int x) { super(); fin = x; log("ctor2"); }
    static int log(String s) { log.append(s).append(' '); return 1; }
    static class Sub extends OddInit { int j = log("j"); Sub() { super(); log("sub"); } { log("subblock"); } @Override public String toString() { return "Sub" + j + super.i; } }
    static abstract class Base { Base() { hook(); } abstract void hook(); } static class Impl extends Base { int v = 5; String s; void hook() { log("hook" + v + s); } }
    static class Lazy { static { log("Lazy"); } static final int CONST = 3; static final Integer BOXED = 4; static void touch() { } }
    public static void main(String[] args) {
        System.out.println(new Sub()); new Impl(); int c = Lazy.CONST; log("c"); Object b = Lazy.BOXED; System.out.println(log);
        try { Object x = null; synchronized (x) { } } catch (NullPointerException e) { System.out.println("npe"); }
        try { int[] n = new int[-1]; } catch (NegativeArraySizeException e) { System.out.println(e.getMessage()); }
        try { Object[] os = new Integer[1]; os[0] = 1.5; } catch (ArrayStoreException e) { System.out.println("ase"); }
        try { Iterator<Integer> it = new ArrayList<Integer>().iterator(); it.next(); } catch (NoSuchElementException e) { System.out.println("nse"); }
        try { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer x : l) l.remove(x); } catch (ConcurrentModificationException e) { System.out.println("cme"); }
        try { throw new Exception("outer", new IllegalStateException("inner")); } catch (Exception e) { System.out.println(e + " " + e.getCause()); }
        try { try { throw new RuntimeException("a"); } finally { System.out.println("f1"); } } catch (RuntimeException e) { System.out.println(e.getMessage()); }
        try { Integer.parseInt("12x"); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
        try { "abc".substring(2, 1); } catch (StringIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { List.of(1).get(3); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { Objects.requireNonNull(null, "msg"); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { Thread.State.valueOf("X"); } catch (IllegalArgumentException e) { System.out.println("iae"); }
    }
}
