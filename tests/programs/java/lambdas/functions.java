// Lambdas and method references with captured variables, currying, recursion through fields.
// prints: 22 3
// prints: 2
// prints: 16
// prints: v8
// prints: 720
// prints: 2
// prints: 102 200
// prints: 139
// prints: 5
// prints: effect supplier x, runnable
// prints: deep10
// prints: true 3abab
// prints: receiver first
// prints: cast
import java.util.function.*;

class Main {
    int field = 3;

    Supplier<Integer> ofThis() {
        return () -> this.field + field;
    }

    static int apply(IntBinaryOperator op, int a, int b) {
        return op.applyAsInt(a, b);
    }

    static <A, B, C> Function<A, C> compose(Function<A, B> f, Function<B, C> g) {
        return x -> g.apply(f.apply(x));
    }

    static class Box<T> {
        final T value;

        Box(T value) {
            this.value = value;
        }

        <R> Box<R> map(Function<? super T, ? extends R> f) {
            return new Box<>(f.apply(value));
        }

        T get() {
            return value;
        }
    }

    static IntUnaryOperator factorial;

    static Runnable counter(int[] cell) {
        return () -> cell[0]++;
    }

    int twice(int x) {
        return x * 2 + field;
    }

    static int add(int a, int b) {
        return a + b;
    }

    interface Three<A> {
        A call(A a, A b, A c);
    }

    static String run(Supplier<String> s) {
        return "supplier " + s.get();
    }

    static String run(Runnable r) {
        r.run();
        return "runnable";
    }

    public static void main(String[] args) {
        int base = 10;
        System.out.println(apply((x, y) -> x * y + base, 3, 4) + " " + apply(Main::add, 1, 2));
        Function<Integer, Function<Integer, Integer>> minus = x -> y -> x - y;
        System.out.println(minus.apply(5).apply(3));
        System.out.println(compose((String s) -> s.length(), n -> n * n).apply("four"));
        System.out.println(new Box<>(4).map(x -> x * 2).map(x -> "v" + x).get());
        factorial = n -> n <= 1 ? 1 : n * factorial.applyAsInt(n - 1);
        System.out.println(factorial.applyAsInt(6));
        int[] cell = {0};
        Runnable r = counter(cell);
        r.run();
        r.run();
        System.out.println(cell[0]);
        Main main = new Main();
        IntUnaryOperator bound = main::twice;
        main.field = 100;
        System.out.println(bound.applyAsInt(1) + " " + main.ofThis().get());
        Function<String, Integer> length = String::length;
        Function<Integer, Box<Integer>> make = Box::new;
        IntFunction<int[]> array = int[]::new;
        BiFunction<String, Integer, Character> at = String::charAt;
        System.out.println(length.apply("abc") + make.apply(9).get() + array.apply(5).length + at.apply("xyz", 2));
        Three<Integer> middle = (a, b, c) -> {
            int low = a < b ? a : b;
            int high = a < b ? b : a;
            if (c < low) {
                return low;
            }
            return c > high ? high : c;
        };
        System.out.println(middle.call(3, 9, 5));
        System.out.println(run(() -> "x") + ", " + run(() -> System.out.print("effect ")));
        Supplier<Supplier<String>> nested = () -> () -> "deep" + base;
        System.out.println(nested.get().get());
        Predicate<String> empty = String::isEmpty;
        BinaryOperator<Integer> sum = (a, b) -> a + b;
        UnaryOperator<String> twice = s -> s + s;
        System.out.println(empty.test("") + " " + sum.apply(1, 2) + twice.apply("ab"));
        String none = null;
        try {
            Supplier<Integer> s = none::length;
            System.out.println(s);
        } catch (NullPointerException e) {
            System.out.println("receiver first");
        }
        Object o = (Runnable & java.io.Serializable) () -> System.out.println("cast");
        ((Runnable) o).run();
    }
}
