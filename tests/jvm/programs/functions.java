import java.util.*;
import java.util.function.*;

class FunctionLambdas {
    public static void main(String[] args) {
        IntBinaryOperator add = (a, b) -> a + b;
        Function<Integer, Integer> twice = x -> x * 2;
        Supplier<String> s = () -> "supplied";
        Predicate<String> empty = String::isEmpty;
        System.out.println(add.applyAsInt(2, 3) + twice.apply(4) + s.get() + empty.test(""));
        System.out.println(twice.andThen(x -> x + 1).compose((Integer x) -> x * 10).apply(3));
        System.out.println(empty.negate().test("a"));
    }
}

class FunctionMethodRefs {
    int n;
    FunctionMethodRefs(int n) { this.n = n; }
    static int sq(int x) { return x * x; }
    int plus(int x) { return x + n; }

    public static void main(String[] args) {
        IntUnaryOperator a = FunctionMethodRefs::sq;
        IntFunction<FunctionMethodRefs> make = FunctionMethodRefs::new;
        IntUnaryOperator b = make.apply(5)::plus;
        ToIntBiFunction<FunctionMethodRefs, Integer> c = FunctionMethodRefs::plus;
        IntFunction<int[]> arr = int[]::new;
        System.out.println(a.applyAsInt(3) + " " + b.applyAsInt(1) + " " + c.applyAsInt(new FunctionMethodRefs(7), 1) + " " + arr.apply(4).length);
    }
}

class FunctionReceiverOnce {
    static FunctionReceiverOnce get() { System.out.println("receiver"); return new FunctionReceiverOnce(); }
    int f() { return 1; }

    public static void main(String[] args) {
        IntSupplier s = get()::f;
        System.out.println(s.getAsInt() + s.getAsInt());
        IntSupplier l = () -> get().f();
        System.out.println(l.getAsInt() + l.getAsInt());
    }
}

class FunctionReceiverNull {
    public static void main(String[] args) {
        String s = null;
        System.out.println("before");
        Supplier<Integer> f = s::length;
        System.out.println("after");
    }
}

class FunctionCapture {
    public static void main(String[] args) {
        List<Supplier<Integer>> all = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int k = i;
            all.add(() -> k * 10);
        }
        for (Supplier<Integer> s : all) {
            System.out.print(s.get() + " ");
        }
        int[] box = {0};
        Runnable r = () -> box[0]++;
        r.run();
        r.run();
        System.out.println(box[0]);
    }
}

class FunctionThis {
    int v = 3;
    Supplier<Integer> get() { return () -> this.v + v; }
    Supplier<Supplier<Integer>> deep() { return () -> () -> v++; }

    public static void main(String[] args) {
        FunctionThis o = new FunctionThis();
        Supplier<Integer> s = o.get();
        o.v = 5;
        System.out.println(s.get());
        System.out.println(o.deep().get().get() + " " + o.v);
    }
}

class FunctionCurry {
    public static void main(String[] args) {
        Function<Integer, Function<Integer, Function<Integer, Integer>>> f = a -> b -> c -> a * 100 + b * 10 + c;
        System.out.println(f.apply(1).apply(2).apply(3));
        BiFunction<Integer, Integer, Integer> g = Math::max;
        System.out.println(g.andThen(Object::toString).apply(3, 9));
    }
}

class FunctionOwnInterface {
    interface Tri<A, B, C, R> { R f(A a, B b, C c); default Tri<A, B, C, String> text() { return (a, b, c) -> "<" + f(a, b, c) + ">"; } }

    public static void main(String[] args) {
        Tri<Integer, Long, Double, Double> t = (a, b, c) -> a + b + c;
        System.out.println(t.text().f(1, 2L, 0.5));
    }
}

class FunctionRecursive {
    static Function<Integer, Integer> fact;

    public static void main(String[] args) {
        fact = n -> n <= 1 ? 1 : n * fact.apply(n - 1);
        System.out.println(fact.apply(10));
    }
}

class FunctionExceptions {
    interface Risky { void run() throws Exception; }
    static String attempt(Risky r) {
        try {
            r.run();
            return "fine";
        } catch (Exception e) {
            return e.getMessage();
        }
    }

    public static void main(String[] args) {
        System.out.println(attempt(() -> { }) + attempt(() -> { throw new Exception("risk"); }) + attempt(() -> Integer.parseInt("z")));
    }
}

class FunctionOverloads {
    static String f(Runnable r) { return "runnable"; }
    static String f(Supplier<Integer> s) { return "supplier"; }
    static void nothing() { }

    public static void main(String[] args) {
        System.out.println(f(() -> { }));
        System.out.println(f(() -> 5));
        System.out.println(f(() -> nothing()));
    }
}

class FunctionComparators {
    public static void main(String[] args) {
        List<String> s = new ArrayList<>(List.of("pear", "fig", "apple", "kiwi"));
        s.sort(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        System.out.println(s);
        s.sort(Comparator.reverseOrder());
        System.out.println(s);
        Collections.sort(s, (a, b) -> Character.compare(a.charAt(1), b.charAt(1)));
        System.out.println(s);
    }
}

class FunctionBlockBodies {
    public static void main(String[] args) {
        Function<Integer, String> f = n -> {
            if (n < 0) {
                return "negative";
            }
            String s = "";
            for (int i = 0; i < n; i++) {
                s += i;
            }
            return s;
        };
        System.out.println(f.apply(-1) + f.apply(4));
    }
}

class FunctionBoxing {
    public static void main(String[] args) {
        Function<Integer, Long> f = i -> (long) i * i;
        ToDoubleFunction<Integer> d = i -> i / 2;
        IntPredicate even = i -> i % 2 == 0;
        UnaryOperator<Integer> inc = i -> i + 1;
        System.out.println(f.apply(100000) + " " + d.applyAsDouble(5) + " " + even.test(3) + inc.apply(1));
    }
}

class FunctionMapCompute {
    public static void main(String[] args) {
        Map<String, Integer> m = new TreeMap<>();
        for (String w : "a b a c b a".split(" ")) {
            m.merge(w, 1, Integer::sum);
        }
        System.out.println(m);
        m.computeIfAbsent("z", k -> 26);
        m.computeIfPresent("a", (k, v) -> v * 10);
        m.forEach((k, v) -> System.out.print(k + v + " "));
        System.out.println(m.getOrDefault("q", -1));
    }
}

class FunctionVarargsRef {
    static int count(Object... o) { return o.length; }

    public static void main(String[] args) {
        BiFunction<String, String, Integer> f = FunctionVarargsRef::count;
        Supplier<Integer> g = FunctionVarargsRef::count;
        System.out.println(f.apply("a", "b") + g.get());
    }
}

class FunctionConstructorRef {
    static class P { String n; P(String n) { this.n = n; } P() { this("none"); } public String toString() { return "P" + n; } }

    public static void main(String[] args) {
        Function<String, P> f = P::new;
        Supplier<P> g = P::new;
        System.out.println(f.apply("x") + "" + g.get());
        Supplier<List<String>> h = ArrayList::new;
        System.out.println(h.get().size());
    }
}

class FunctionSuperRef {
    static class A { String m() { return "A"; } }
    static class B extends A { String m() { return "B"; } Supplier<String> s() { return super::m; } Supplier<String> t() { return this::m; } }

    public static void main(String[] args) {
        System.out.println(new B().s().get() + new B().t().get());
    }
}

class FunctionTernaryLambda {
    public static void main(String[] args) {
        boolean up = true;
        IntUnaryOperator f = up ? x -> x + 1 : x -> x - 1;
        System.out.println(f.applyAsInt(5));
        Runnable[] r = {() -> System.out.print("a"), () -> System.out.print("b")};
        for (Runnable x : r) {
            x.run();
        }
        System.out.println(((Supplier<String>) () -> "cast").get());
    }
}

class FunctionOptional {
    public static void main(String[] args) {
        Optional<String> o = Optional.of("v");
        System.out.println(o.map(String::length).orElse(0));
        System.out.println(Optional.empty().isPresent());
        System.out.println(Optional.ofNullable((String) null).orElseGet(() -> "made"));
        System.out.println(o.filter(s -> s.isEmpty()).isEmpty());
        Optional.empty().get();
    }
}
