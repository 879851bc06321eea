// Which overload a call means, and what it infers, where bounds, wildcards and inner classes matter (JLS 15.12.2, 18).
import java.lang.annotation.Annotation;
import java.util.*;
import java.util.function.*;

class Main {
    // The bound of a type parameter makes a method more specific.
    static <T> String of(T value) { return "any"; }
    static <T extends Comparable<? super T>> String of(T value) { return "comparable"; }
    static <T extends Throwable> String of(T value) { return "throwable"; }

    // An array of primitives is no T[].
    static String array(byte[] bytes) { return "bytes"; }
    static String array(String[] texts) { return "texts"; }
    static <T> String array(T[] values) { return "values"; }
    static <T> String array(T value) { return "value"; }

    static <T> String all(T... values) { return values.length + " " + values.getClass().getSimpleName(); }

    // An interface redeclares a method of Object as public.
    interface Copied extends Cloneable { Object clone(); }
    static class Point implements Copied {
        int x = 3;
        public Object clone() { Point made = new Point(); made.x = x + 1; return made; }
    }

    // `?` stands for something within the bound of the parameter.
    static class Entry<K> { K key; }
    static class Holder<K, E extends Entry<K>> { E entry; E get() { return entry; } }
    static class Self<S extends Self<S>> { int n = 7; S self() { return (S) this; } }

    // Bounds of a method's parameters may mention those of the class around it.
    static class Base<V> {
        class Node { V value; }
        class Edge { Node to; <X extends Node> X end() { return (X) to; } }
    }
    static class Graph<V> extends Base<V> {
        class Walk { V last(Edge edge) { V found = edge.end().value; return found; } }
        Walk walk() { return new Walk(); }
        Edge edge(V value) { Edge edge = new Edge(); edge.to = new Node(); edge.to.value = value; return edge; }
    }

    static class Weighed<E> {
        final String how;
        Weighed(Function<E, Integer> size) { this(size, size::apply); }
        Weighed(Function<E, Integer> size, Function<E, Integer> other) { how = "two"; }
    }

    static <T> T first(T one, T two) { return one != null ? one : two; }
    static class Bag<E> extends AbstractCollection<E> implements Set<E> {
        public Iterator<E> iterator() { return null; }
        public int size() { return 0; }
        public Spliterator<E> spliterator() { return null; }
    }
    static Set<String> either(HashSet<String> one, Bag<String> two) { return first(one, two); }

    static class Maker { <A, B> Map<A, B> make() { return new HashMap<>(); } }

    @interface Marked { }
    static int count(Class<? extends Annotation> one, Class<? extends Annotation>... more) { return 1 + more.length; }

    // A conditional expression is as compatible as its operands.
    static String open(char[] key) { return open(key == null ? null : n -> n + key.length); }
    static String open(Function<Integer, Integer> size) { return size == null ? "none" : "size " + size.apply(1); }

    // Self types are kept behind a wildcard.
    static class Step<S extends Step<S, V>, V> { V value; S on() { return (S) this; } }
    static class Last<S extends Last<S>> extends Step<S, String> { int end() { return 9; } }
    static int end(Last<?> last) { return last.on().on().end(); }

    // An array of arrays is no T[] if T has a bound that arrays do not satisfy.
    static <T extends Comparable<T>> String rank(T[] row) { return "row"; }
    static <T extends Comparable<T>> String rank(T[][] rows) { return "rows"; }

    public static void main(String[] args) {
        System.out.println(of(1) + " " + of(new Object()) + " " + of(new Exception()) + " " + of("a"));
        // prints: comparable any throwable comparable
        System.out.println(array(new byte[0]) + " " + array(new String[0]) + " " + array(new Integer[0]));
        // prints: bytes texts values
        System.out.println(array(new int[0]) + " " + all("a", 1, null) + " " + all(String.class, Object.class, Object.class));
        // prints: value 3 Serializable[] 3 Class[]
        Copied copied = new Point();
        System.out.println(((Point) copied.clone()).x);
        // prints: 4
        Holder<String, ?> holder = new Holder<String, Entry<String>>();
        Entry<String> entry = holder.get();
        Self<?> self = new Self<>();
        System.out.println((entry == null) + " " + self.self().self().n);
        // prints: true 7
        Graph<String> graph = new Graph<>();
        System.out.println(graph.walk().last(graph.edge("end")));
        // prints: end
        System.out.println(new Weighed<String>(s -> s.length()).how + " " + (either(null, null) == null));
        // prints: two true
        List<Consumer<String>> consumers = new ArrayList<>();
        consumers.add(new Consumer<>() { public void accept(String text) { System.out.println(text); } });
        consumers.get(0).accept("consumed");
        // prints: consumed
        List<String> texts = new ArrayList<>(List.of("b", "a"));
        Collections.sort(texts, new Comparator<>() { public int compare(String a, String b) { return a.compareTo(b); } });
        Supplier<Map<String, Integer>> made = new Maker()::<String, Integer>make;
        System.out.println(texts + " " + made.get().size() + " " + count(Marked.class, Marked.class, Override.class));
        // prints: [a, b] 0 3
        System.out.println(open((char[]) null) + " " + open(new char[2]) + " " + end(new Last<>()));
        // prints: none size 3 9
        System.out.println(rank(new Integer[0]) + " " + rank(new Integer[0][0]));
        // prints: row rows
    }
}
