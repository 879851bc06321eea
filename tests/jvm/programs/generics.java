import java.util.*;
import java.util.function.*;

class GenericPair {
    static class Pair<A, B> {
        final A a; final B b;
        Pair(A a, B b) { this.a = a; this.b = b; }
        Pair<B, A> swap() { return new Pair<>(b, a); }
        static <X> Pair<X, X> twin(X x) { return new Pair<>(x, x); }
        public String toString() { return "(" + a + ", " + b + ")"; }
    }

    public static void main(String[] args) {
        System.out.println(new Pair<>(1, "x").swap());
        Pair<Integer, Integer> t = Pair.twin(4);
        System.out.println(t.a + t.b);
        System.out.println(Pair.<String>twin("s").a.length());
    }
}

class GenericBounds {
    static <T extends Comparable<T>> T max(T a, T b) { return a.compareTo(b) >= 0 ? a : b; }
    static <T extends Comparable<? super T>> T most(List<? extends T> l) {
        T best = null;
        for (T t : l) { if (best == null || t.compareTo(best) > 0) { best = t; } }
        return best;
    }

    public static void main(String[] args) {
        System.out.println(max(3, 7) + max("a", "b") + max(1.5, 0.5));
        System.out.println(most(List.of(3, 9, 4)));
    }
}

class GenericHeapPollution {
    public static void main(String[] args) {
        List<Integer> a = new ArrayList<>();
        List raw = a;
        raw.add("text");
        System.out.println(a.size());
        System.out.println(raw.get(0));
        Object o = a.get(0);
        System.out.println(o);
        Integer i = a.get(0);
    }
}

class GenericStack {
    static class Stack<T> implements Iterable<T> {
        private Object[] items = new Object[2];
        private int n;
        void push(T t) { if (n == items.length) { items = Arrays.copyOf(items, 2 * n); } items[n++] = t; }
        @SuppressWarnings("unchecked") T pop() { return (T) items[--n]; }
        public Iterator<T> iterator() {
            return new Iterator<T>() {
                int i = n;
                public boolean hasNext() { return i > 0; }
                @SuppressWarnings("unchecked") public T next() { return (T) items[--i]; }
            };
        }
    }

    public static void main(String[] args) {
        Stack<String> s = new Stack<>();
        s.push("a"); s.push("b"); s.push("c");
        for (String x : s) { System.out.print(x); }
        System.out.println(s.pop() + s.pop());
        s.pop();
        s.pop();
    }
}

class GenericWildcards {
    static double sum(Collection<? extends Number> c) { double s = 0; for (Number n : c) { s += n.doubleValue(); } return s; }
    static void fill(List<? super Integer> l) { l.add(1); l.add(2); }

    public static void main(String[] args) {
        List<Number> l = new ArrayList<>();
        l.add(0.5);
        fill(l);
        System.out.println(sum(l));
        System.out.println(l);
    }
}

class GenericArray {
    static <T> T[] pair(T a, T b, T... rest) { rest[0] = a; rest[1] = b; return rest; }
    static <T> int count(T... all) { return all.length; }

    public static void main(String[] args) {
        System.out.println(pair("a", "b", "c", "d")[1]);
        System.out.println(count(1, 2, 3) + count());
        System.out.println(count((Object) null));
    }
}

class GenericRecursive {
    static abstract class Shape<S extends Shape<S>> { int n; S grow(int k) { n += k; return self(); } abstract S self(); }
    static class Box extends Shape<Box> { Box self() { return this; } String show() { return "box" + n; } }

    public static void main(String[] args) {
        System.out.println(new Box().grow(2).grow(3).show());
    }
}

class GenericInner {
    class Node<T> { T v; Node<T> next; Node(T v, Node<T> next) { this.v = v; this.next = next; } }
    <T> int length(Node<T> n) { return n == null ? 0 : 1 + length(n.next); }

    public static void main(String[] args) {
        GenericInner g = new GenericInner();
        GenericInner.Node<String> n = g.new Node<>("a", g.new Node<>("b", null));
        System.out.println(g.length(n) + n.next.v);
    }
}

class GenericUnboxing {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
        int s = 0;
        for (int x : l) { s += x; }
        l.set(0, l.get(0) + 10);
        System.out.println(s + l.get(0));
        l.remove(Integer.valueOf(2));
        l.remove(0);
        System.out.println(l);
        Map<Character, Integer> m = new HashMap<>();
        m.put('a', 1);
        m.put('a', m.get('a') + 1);
        System.out.println(m);
        int bad = m.get('b');
    }
}

class GenericEqualityOfBoxes {
    public static void main(String[] args) {
        List<Integer> l = List.of(1000, 1000, 5, 5);
        System.out.println(l.get(0) == l.get(1));
        System.out.println(l.get(0).equals(l.get(1)));
        System.out.println(l.get(2) == l.get(3));
        System.out.println(l.get(0) == 1000);
        System.out.println(l.get(0) < l.get(1) || l.get(0) >= l.get(1));
    }
}

class GenericMethodInference {
    static <T, R> List<R> map(List<T> l, Function<? super T, ? extends R> f) { List<R> r = new ArrayList<>(); for (T t : l) { r.add(f.apply(t)); } return r; }
    static <T> T pick(boolean b, T x, T y) { return b ? x : y; }

    public static void main(String[] args) {
        System.out.println(map(List.of(1, 2, 3), x -> "n" + x));
        System.out.println(map(map(List.of("a", "bb"), String::length), x -> x * 1.5));
        System.out.println(pick(true, 1, "s"));
        System.out.println(pick(false, 1, 2.5));
    }
}

class GenericInterfaceTwoWays {
    interface Source<T> { T next(); }
    interface Sink<T> { void put(T t); }
    static class Pipe<T> implements Source<T>, Sink<T> { Deque<T> q = new ArrayDeque<>(); public T next() { return q.poll(); } public void put(T t) { q.add(t); } }
    static <T> void move(Source<? extends T> a, Sink<? super T> b) { T t; while ((t = a.next()) != null) { b.put(t); } }

    public static void main(String[] args) {
        Pipe<Integer> a = new Pipe<>();
        Pipe<Object> b = new Pipe<>();
        a.put(1); a.put(2);
        move(a, b);
        System.out.println(b.q + " " + a.q);
    }
}

class GenericCastUnchecked {
    @SuppressWarnings("unchecked") static <T> T cast(Object o) { return (T) o; }

    public static void main(String[] args) {
        String s = cast("fine");
        System.out.println(s);
        Object o = GenericCastUnchecked.<Integer>cast("not");
        System.out.println(o);
        Integer i = cast("not");
    }
}

class GenericComparableClass {
    static class Version implements Comparable<Version> {
        final int major, minor;
        Version(int major, int minor) { this.major = major; this.minor = minor; }
        public int compareTo(Version o) { return major != o.major ? Integer.compare(major, o.major) : Integer.compare(minor, o.minor); }
        public String toString() { return major + "." + minor; }
    }

    public static void main(String[] args) {
        List<Version> l = new ArrayList<>();
        l.add(new Version(1, 10)); l.add(new Version(1, 9)); l.add(new Version(0, 99));
        Collections.sort(l);
        System.out.println(l);
        System.out.println(Collections.max(l));
        System.out.println(new TreeSet<>(l).first());
    }
}
