import java.util.*;

class EnumBasics {
    enum Color { RED, GREEN, BLUE }

    public static void main(String[] args) {
        System.out.println(Color.GREEN + " " + Color.GREEN.ordinal() + Color.valueOf("BLUE").name());
        System.out.println(Color.values().length + " " + Color.RED.compareTo(Color.BLUE));
        Color[] v = Color.values();
        v[0] = null;
        System.out.println(Color.values()[0]);
        System.out.println(Color.RED == Color.valueOf("RED"));
    }
}

class EnumBodies {
    enum Op {
        ADD("+") { int f(int a, int b) { return a + b; } },
        MUL("*") { int f(int a, int b) { return a * b; } };
        final String sign;
        Op(String sign) { this.sign = sign; }
        abstract int f(int a, int b);
        public String toString() { return "Op" + sign; }
    }

    public static void main(String[] args) {
        for (Op o : Op.values()) { System.out.println(o + " " + o.f(3, 4)); }
        System.out.println(Op.ADD.name());
    }
}

class EnumSwitch {
    enum D { MON, TUE, SUN }
    static String f(D d) {
        switch (d) {
            case MON: return "monday";
            case SUN: return "sunday";
            default: return "day";
        }
    }
    static int g(D d) { return switch (d) { case MON -> 1; case TUE -> 2; case SUN -> 7; }; }

    public static void main(String[] args) {
        System.out.println(f(D.MON) + f(D.TUE) + g(D.SUN));
        System.out.println(f(null));
    }
}

class EnumInterface {
    interface Priced { int price(); }
    enum Fruit implements Priced { FIG(3), KIWI(5); private final int p; Fruit(int p) { this.p = p; } public int price() { return p; } static int total() { int t = 0; for (Fruit f : values()) { t += f.p; } return t; } }

    public static void main(String[] args) {
        Priced q = Fruit.KIWI;
        System.out.println(q.price() + Fruit.total());
    }
}

class EnumMaps {
    enum K { C, A, B }

    public static void main(String[] args) {
        Map<K, Integer> m = new EnumMap<>(K.class);
        m.put(K.B, 2); m.put(K.C, 0);
        System.out.println(m);
        Set<K> s = new TreeSet<>(List.of(K.B, K.A));
        System.out.println(s);
        System.out.println(m.containsKey(K.A));
    }
}

class EnumValueOfFails {
    enum E { ONE }

    public static void main(String[] args) {
        E.valueOf("TWO");
    }
}

class EnumState {
    enum Light { RED, GREEN, YELLOW; Light next() { return values()[(ordinal() + 1) % values().length]; } }

    public static void main(String[] args) {
        Light l = Light.RED;
        for (int i = 0; i < 4; i++) { System.out.print(l + " "); l = l.next(); }
        System.out.println(l);
    }
}

class RecordBasics {
    record Point(int x, int y) { }

    public static void main(String[] args) {
        Point a = new Point(1, 2), b = new Point(1, 2);
        System.out.println(a + " " + a.equals(b) + (a == b) + a.x() + a.y());
        System.out.println(a.hashCode() == b.hashCode());
        System.out.println(a.equals(null));
        System.out.println(a.hashCode());
    }
}

class RecordCompact {
    record Range(int lo, int hi) {
        Range { if (lo > hi) { throw new IllegalArgumentException("(" + lo + "," + hi + ")"); } if (lo < 0) { lo = 0; } }
        Range(int hi) { this(0, hi); }
        int size() { return hi - lo; }
        static Range unit() { return new Range(1); }
    }

    public static void main(String[] args) {
        System.out.println(new Range(-5, 3) + " " + Range.unit().size());
        new Range(3, 1);
    }
}

class RecordKinds {
    record All(int i, double d, String s, char c, long l, boolean b, int[] a, Object o) { }

    public static void main(String[] args) {
        All x = new All(1, 2.5, "s", 'c', 3L, true, null, null);
        System.out.println(x);
        System.out.println(x.equals(new All(1, 2.5, "s", 'c', 3L, true, null, null)));
        record N(double d, float f) { }
        System.out.println(new N(Double.NaN, 0f).equals(new N(Double.NaN, 0f)));
        System.out.println(new N(0.0, 0f).equals(new N(-0.0, 0f)));
    }
}

class RecordGeneric {
    record Pair<A, B>(A a, B b) { static <T> Pair<T, T> of(T t) { return new Pair<>(t, t); } <C> Pair<A, C> with(C c) { return new Pair<>(a, c); } }

    public static void main(String[] args) {
        System.out.println(Pair.of("x").with(5));
        System.out.println(new Pair<>(1, List.of(2)).equals(new Pair<>(1, List.of(2))));
        System.out.println(Pair.of(3).a() + 1);
    }
}

class RecordNested {
    record Leaf(int v) implements Tree { public int sum() { return v; } }
    record Fork(Tree l, Tree r) implements Tree { public int sum() { return l.sum() + r.sum(); } }
    interface Tree { int sum(); }

    public static void main(String[] args) {
        Tree t = new Fork(new Leaf(1), new Fork(new Leaf(2), new Leaf(3)));
        System.out.println(t.sum());
        System.out.println(t);
    }
}

class RecordAccessorOverride {
    record R(String s) { public String s() { return "<" + s + ">"; } public String toString() { return "R:" + s; } }

    public static void main(String[] args) {
        System.out.println(new R("a").s() + new R("b"));
        System.out.println(new R("a").equals(new R("a")));
    }
}

class RecordInSet {
    record P(int x, String y) { }

    public static void main(String[] args) {
        Set<P> s = new HashSet<>();
        s.add(new P(1, "a")); s.add(new P(1, "a")); s.add(new P(2, "b"));
        System.out.println(s.size() + " " + s.contains(new P(2, "b")));
        Map<P, Integer> m = new HashMap<>();
        m.put(new P(0, ""), 5);
        System.out.println(m.get(new P(0, "")));
    }
}

class RecordHash {
    record A(String s, int n) { }
    record B() { }
    record C(Integer i, boolean b) { }

    public static void main(String[] args) {
        System.out.println(new A("x", 3).hashCode());
        System.out.println(new B().hashCode() + new B().toString());
        System.out.println(new C(null, true).hashCode());
        System.out.println(new A(null, 0).hashCode());
    }
}

class LinkedListOwn {
    static class Node { int v; Node next; Node(int v, Node n) { this.v = v; next = n; } }
    static Node reverse(Node n) { Node r = null; while (n != null) { Node t = n.next; n.next = r; r = n; n = t; } return r; }

    public static void main(String[] args) {
        Node l = new Node(1, new Node(2, new Node(3, null)));
        for (Node n = reverse(l); n != null; n = n.next) { System.out.print(n.v + " "); }
        System.out.println("");
    }
}

class TreeOwn {
    static class T { int k; T l, r; T(int k) { this.k = k; } }
    static T add(T t, int k) { if (t == null) { return new T(k); } if (k < t.k) { t.l = add(t.l, k); } else if (k > t.k) { t.r = add(t.r, k); } return t; }
    static String show(T t) { return t == null ? "" : show(t.l) + t.k + " " + show(t.r); }

    public static void main(String[] args) {
        T t = null;
        for (int k : new int[] {5, 2, 8, 1, 9, 3, 2}) { t = add(t, k); }
        System.out.println(show(t));
    }
}

class MatrixDeterminant {
    static long det(long[][] m) {
        int n = m.length;
        if (n == 1) { return m[0][0]; }
        long d = 0;
        for (int c = 0; c < n; c++) {
            long[][] s = new long[n - 1][n - 1];
            for (int i = 1; i < n; i++) { for (int j = 0, k = 0; j < n; j++) { if (j != c) { s[i - 1][k++] = m[i][j]; } } }
            d += (c % 2 == 0 ? 1 : -1) * m[0][c] * det(s);
        }
        return d;
    }

    public static void main(String[] args) {
        System.out.println(det(new long[][] {{2, 0, 1}, {1, 3, 2}, {1, 1, 4}}));
    }
}

class SieveOwn {
    public static void main(String[] args) {
        boolean[] c = new boolean[50];
        StringBuilder b = new StringBuilder();
        for (int i = 2; i < c.length; i++) { if (!c[i]) { b.append(i).append(' '); for (int j = i * i; j < c.length; j += i) { c[j] = true; } } }
        System.out.println(b.toString().trim());
    }
}

class HanoiOwn {
    static int moves;
    static void move(int n, char a, char b, char c) { if (n > 0) { move(n - 1, a, c, b); moves++; if (n == 3) { System.out.print(a + ">" + c + " "); } move(n - 1, b, a, c); } }

    public static void main(String[] args) {
        move(5, 'A', 'B', 'C');
        System.out.println(moves);
    }
}

class PermutationsOwn {
    static void perm(String done, String left) { if (left.isEmpty()) { System.out.print(done + " "); } for (int i = 0; i < left.length(); i++) { perm(done + left.charAt(i), left.substring(0, i) + left.substring(i + 1)); } }

    public static void main(String[] args) {
        perm("", "abc");
        System.out.println("");
    }
}

class RandomOwn {
    public static void main(String[] args) {
        long seed = 42;
        int[] h = new int[4];
        for (int i = 0; i < 100; i++) { seed = seed * 6364136223846793005L + 1442695040888963407L; h[(int) (seed >>> 62)]++; }
        System.out.println(h[0] + " " + h[1] + " " + h[2] + " " + h[3] + " " + seed);
    }
}

class CrcOwn {
    public static void main(String[] args) {
        int crc = ~0;
        for (char ch : "123456789".toCharArray()) { crc ^= ch; for (int k = 0; k < 8; k++) { crc = (crc & 1) != 0 ? (crc >>> 1) ^ 0xEDB88320 : crc >>> 1; } }
        System.out.println(Integer.toHexString(~crc));
    }
}

class QuickSortOwn {
    static void sort(int[] a, int lo, int hi) { if (lo >= hi) { return; } int pv = a[(lo + hi) >>> 1], i = lo, j = hi; while (i <= j) { while (a[i] < pv) { i++; } while (a[j] > pv) { j--; } if (i <= j) { int t = a[i]; a[i++] = a[j]; a[j--] = t; } } sort(a, lo, j); sort(a, i, hi); }

    public static void main(String[] args) {
        int[] a = {9, -3, 5, 0, 2, 2, 7};
        sort(a, 0, a.length - 1);
        System.out.println(Arrays.toString(a));
    }
}

class VisitorOwn {
    interface V<R> { R num(int n); R add(E a, E b); }
    interface E { <R> R accept(V<R> v); }
    static E num(int n) { return new E() { public <R> R accept(V<R> v) { return v.num(n); } }; }
    static E add(E a, E b) { return new E() { public <R> R accept(V<R> v) { return v.add(a, b); } }; }

    public static void main(String[] args) {
        E e = add(num(1), add(num(2), num(3)));
        System.out.println(e.accept(new V<Integer>() { public Integer num(int n) { return n; } public Integer add(E a, E b) { return a.accept(this) + b.accept(this); } }));
        System.out.println(e.accept(new V<String>() { public String num(int n) { return "" + n; } public String add(E a, E b) { return "(" + a.accept(this) + "+" + b.accept(this) + ")"; } }));
    }
}

class EnumDeclaringClass {
    enum Op {
        MUL { },
        ADD
    }

    public static void main(String[] args) {
        System.out.println(Op.MUL.getDeclaringClass() == Op.class);
        System.out.println(Op.MUL.getClass() == Op.class);
        System.out.println(Op.ADD.getClass() == Op.class);
    }
}
